import type { RecordOf } from '../../resources/defineResource';
import { outboxMessages } from '../../resources/internal';
import type { Deps } from '../deps';
import { DeliveryError, type MessageSender } from '../messages/MessageSender';
import { nextAttemptAfter } from '../rules/delivery';

/** Milliseconds for which a claimed message is left to its claimer: longer than a send may take. */
const LEASE = 2 * 60_000;
const BATCH = 20;
/** Sends under way at once, so that one channel's outage does not hold up the other. */
const LANES = 5;

type Outgoing = RecordOf<typeof outboxMessages>;

/**
 * Sends the messages that are due. Any number of processes may run it: a message is claimed on its locked row, and is its
 * claimer's until the lease ends. A process that dies between sending and marking leaves a message that was sent and is not
 * marked; after the lease it is sent again under the same id, by which the carrier knows it. Answers how many it sent off.
 */
export async function deliver(deps: Deps, sender: MessageSender): Promise<number> {
  const where = [{ path: 'nextAttemptAt', before: deps.now().toISOString() }];
  const sort = { path: 'nextAttemptAt', ascending: true };
  const due = await deps.store.find(outboxMessages, { where, sort, limit: BATCH });
  let claims = 0;
  const lane = async () => {
    for (let next = due.shift(); next; next = due.shift()) {
      const claimed = await claim(deps, next.id);
      if (!claimed) continue;
      claims += 1;
      await attempt(deps, sender, claimed);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const broken = lanes.find((ended) => ended.status === 'rejected');
  if (broken) throw broken.reason;
  return claims;
}

function claim({ store, now }: Deps, id: string): Promise<Outgoing | null> {
  return store.transaction(async (tx) => {
    const message = await tx.get(outboxMessages, id, { lock: true });
    if (!message?.nextAttemptAt || Date.parse(message.nextAttemptAt) >= now().getTime()) return null;
    const nextAttemptAt = new Date(now().getTime() + LEASE).toISOString();
    return tx.update(outboxMessages, id, { nextAttemptAt, attempts: message.attempts + 1 });
  });
}

async function attempt(deps: Deps, sender: MessageSender, claimed: Outgoing): Promise<void> {
  const { id, key, channel, recipient, subject, body, attempts } = claimed;
  try {
    await sender.send({ id: key, channel, recipient, subject, body });
  } catch (fault) {
    const error = fault instanceof DeliveryError ? fault : new DeliveryError('temporary', 'unexpected');
    const next = error.kind === 'temporary' ? nextAttemptAfter(attempts, deps.now()) : null;
    deps.log.warn({ message: id, channel, attempts, reason: error.reason, final: !next }, 'message not delivered');
    const outcome = next ? { nextAttemptAt: next.toISOString() } : { status: 'FAILED' as const };
    return conclude(deps, claimed, { ...outcome, lastError: error.reason });
  }
  await conclude(deps, claimed, { status: 'SENT', sentAt: deps.now().toISOString(), lastError: null });
}

/** A failure is written only by whoever claimed last; that a message was sent is true whoever says so. */
function conclude({ store, now }: Deps, claimed: Outgoing, changes: Partial<Outgoing>): Promise<void> {
  return store.transaction(async (tx) => {
    const message = await tx.get(outboxMessages, claimed.id, { lock: true });
    if (!message || message.status === 'SENT') return;
    if (changes.status !== 'SENT' && message.attempts !== claimed.attempts) return;
    await tx.update(outboxMessages, claimed.id, { nextAttemptAt: null, ...changes, dateUpdated: now().toISOString() });
  });
}
