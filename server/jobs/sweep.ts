import type { AnyResource } from '../../resources/defineResource';
import {
  idempotencyKeys,
  knownDevices,
  limitCounts,
  renewalCodes,
  sessions,
  signInFailures,
} from '../../resources/internal';
import type { Deps } from '../deps';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BATCH = 500;

/** What nobody needs any more so many milliseconds after a moment of its own. */
const KEPT: readonly [AnyResource, string, number][] = [
  [idempotencyKeys, 'dateCreated', DAY],
  [signInFailures, 'dateCreated', DAY],
  [renewalCodes, 'dateCreated', DAY],
  [sessions, 'dateCreated', DAY],
  // A little after it is over, so that no process counts in it any more.
  [limitCounts, 'endsAt', MINUTE],
  // As long as browsers keep a cookie.
  [knownDevices, 'lastUsedAt', 400 * DAY],
];

/** Removes what nobody needs any more. */
export async function sweep({ store, now }: Deps): Promise<void> {
  for (const [resource, path, age] of KEPT) {
    const before = new Date(now().getTime() - age).toISOString();
    let gone: readonly { id: string }[];
    do {
      gone = await store.find(resource, { where: [{ path, before }], limit: BATCH });
      for (const { id } of gone) await store.remove(resource, id);
    } while (gone.length === BATCH);
  }
}
