import type { AnyResource } from '../../resources/defineResource';
import { idempotencyKeys, renewalCodes, sessions, signInFailures } from '../../resources/internal';
import type { Deps } from '../deps';

const DAY = 24 * 60 * 60_000;

/** Removes what nobody needs any more: answers, failures, codes and sessions older than a day. */
export async function sweep({ store, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - DAY).toISOString();
  const old: readonly AnyResource[] = [idempotencyKeys, signInFailures, renewalCodes, sessions];
  for (const resource of old) {
    const gone = await store.find(resource, { where: [{ path: 'dateCreated', before }], limit: 500 });
    for (const { id } of gone) await store.remove(resource, id);
  }
}
