import { subscriptions } from '../../resources/subscriptions';
import type { Deps } from '../deps';
import { openLine } from '../subscriptions/line';
import { inTurn } from './inTurn';

const BATCH = 50;

/**
 * Ends the subscriptions whose time is up; the next one of the account begins, or its line is taken down. Any number of
 * processes may run it: opening an account's line locks it and brings it to now, once. Answers how many it looked at.
 */
export async function expire({ store, log, now }: Deps): Promise<number> {
  const where = [
    { path: 'status', in: ['ACTIVE'] },
    { path: 'endDate', before: now().toISOString() },
  ];
  const over = await store.find(subscriptions, { where, sort: { path: 'endDate', ascending: true }, limit: BATCH });
  await inTurn(over, log, ({ accountId }) => store.transaction((tx) => openLine(tx, accountId, now())));
  return over.length;
}
