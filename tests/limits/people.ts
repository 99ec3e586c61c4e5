import { roles } from '../../resources/access/roles';
import type { SignedIn as Account } from '../../resources/access/signInActions';
import { users } from '../../resources/access/users';
import { hashPassword } from '../../server/base/passwords';
import { createRecord } from '../../server/store/createRecord';
import { START } from '../start';
import type { Reply, World } from '../world';

export const PASSWORD = 'kitara-test-2026';
const hashed = hashPassword(PASSWORD);

let count = 0;

/** Creates a member of staff whom no limit has counted yet. */
export async function newColleague({ store }: Pick<World, 'store'>) {
  count += 1;
  const person = { fullName: `Colleague ${count}`, emailAddress: `colleague${count}@kitara.example` };
  const password = await hashed;
  return store.transaction(async (tx) => {
    const [role] = await tx.find(roles, { where: [{ path: 'name', in: ['Administrator'] }], limit: 1 });
    return createRecord(tx, users, { ...person, password, roleIds: role ? [role.id] : [] }, START);
  });
}

type SignedIn = Reply<Account & { error: string }>;
interface Way {
  from?: string;
  password?: string;
  /** The `Cookie` header that the browser sends. */
  cookie?: string;
}

/** Signs in, by default with the correct password. */
export const signIn = (
  world: World,
  username: string,
  { from, password = PASSWORD, cookie }: Way = {},
): Promise<SignedIn> =>
  world.call('POST', 'accounts/auth/login', {
    body: { username, password },
    headers: cookie ? { cookie } : {},
    ...(from ? { from } : {}),
  });

/** Returns the `Cookie` header of a browser after the sign-in. */
export const cookieOf = ({ headers }: Pick<SignedIn, 'headers'>): string =>
  headers.get('set-cookie')?.split(';')[0] ?? '';

/** Returns the number of answers by status. */
export function statuses(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Makes a number of concurrent calls. */
export const atOnce = <T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));
