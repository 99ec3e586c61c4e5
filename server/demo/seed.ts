import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import { payments } from '../../resources/payments/payments';
import { hashPassword } from '../base/passwords';
import { type DemoSize, LARGE_COPIES, SCALES } from '../config/demoSize';
import type { Store } from '../store/Store';
import { copiesOf } from './copies';
import type { Books } from './createBooks';
import { filledResources, simulate } from './simulate';

/** In milliseconds: if seeding takes longer, it is reported. */
const LONG = 1_000;

/** Fills a store without users with demo data. Returns whether it did. `report` is told the amount if that took long. */
export async function seedDemo(
  tx: Store,
  now: Date,
  { size, isFiscal }: { size: DemoSize; isFiscal: boolean },
  report: (line: string) => void = () => undefined,
): Promise<boolean> {
  if ((await tx.count(users)) > 0) return false;
  const start = performance.now();
  const books = await simulate(now, SCALES[size], isFiscal);
  await hashSecrets(books);
  const copies = size === 'large' ? LARGE_COPIES : 1;
  for (const { resource, rows } of copiesOf(books, copies)) await tx.load(resource, rows);
  const counted = ({ listName }: AnyResource, count: number) => `${(count * copies).toLocaleString('en')} ${listName}`;
  const [people, paid] = [accounts, payments].map((each) => counted(each, books.rowsOf(each).length));
  if (performance.now() - start > LONG) report(`demo data: ${people}, ${paid}`);
  return true;
}

async function hashSecrets(books: Books): Promise<void> {
  const hashes = new Map<string, Promise<string>>();
  const hashed = (secret: string) => hashes.get(secret) ?? hashes.set(secret, hashPassword(secret)).get(secret);
  for (const resource of filledResources)
    for (const { path } of resource.leaves.filter(({ field }) => field.kind === 'secret'))
      for (const row of books.rowsOf(resource)) setAt(row, path, await hashed(String(valueAt(row, path))));
}
