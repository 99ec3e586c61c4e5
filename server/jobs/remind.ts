import { subscriptions } from '../../resources/subscriptions';
import type { Deps } from '../deps';
import { enqueue } from '../messages/enqueue';
import type { Store } from '../store/Store';
import { openLineOf } from '../subscriptions/line';
import { reminderMessage } from '../subscriptions/messages';
import { inTurn } from './inTurn';

const BATCH = 50;

/**
 * Reminds customers whose subscription ends soon and who have not paid for what comes after it. What is due stands on the
 * subscription's own row (`remindAt`), so each end is told of once, by whichever process. Answers how many it looked at.
 */
export async function remind({ store, log, now }: Deps): Promise<number> {
  const where = [{ path: 'remindAt', before: now().toISOString() }];
  const due = await store.find(subscriptions, { where, sort: { path: 'remindAt', ascending: true }, limit: BATCH });
  await inTurn(due, log, ({ id }) => store.transaction((tx) => remindOf(tx, id, now())));
  return due.length;
}

async function remindOf(tx: Store, id: string, now: Date): Promise<void> {
  const opened = await openLineOf(tx, id, now);
  const remindAt = opened?.subscription.remindAt;
  if (!opened || !remindAt || Date.parse(remindAt) >= now.getTime()) return;
  const { line, subscription } = opened;
  await tx.update(subscriptions, id, { remindAt: null });
  if (line.terms.length === 1) await enqueue(tx, reminderMessage(line.account, subscription), now);
}
