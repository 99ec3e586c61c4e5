import { resources } from '../../resources';
import type { AnyResource } from '../../resources/defineResource';
import { setAt, valueAt } from '../../resources/defineResource';
import { generateDemo } from '../../resources/demo/generate';
import { users } from '../../resources/users';
import { hashPassword } from '../access/passwords';
import type { Store } from './Store';

type Row = Record<string, unknown>;

/** Demo records with their secrets hashed, as they are stored. */
async function demoRecords(now: Date): Promise<Map<AnyResource, Row[]>> {
  const made = generateDemo(resources, now);
  const hashes = new Map<string, Promise<string>>();
  const hashed = (secret: string) => hashes.get(secret) ?? hashes.set(secret, hashPassword(secret)).get(secret);
  const records = new Map<AnyResource, Row[]>();
  for (const resource of resources) {
    const rows = made.get(resource.name) ?? [];
    for (const { path } of resource.leaves.filter(({ field }) => field.kind === 'secret')) {
      for (const row of rows) setAt(row, path, await hashed(String(valueAt(row, path))));
    }
    records.set(resource, rows);
  }
  return records;
}

/** Fills a store that holds no user yet with demo data; answers whether it did. */
export async function seedDemo(tx: Store, now: Date): Promise<boolean> {
  if ((await tx.count(users)) > 0) return false;
  for (const [resource, rows] of await demoRecords(now)) {
    await tx.insert(resource, rows as { id: string }[]);
  }
  return true;
}
