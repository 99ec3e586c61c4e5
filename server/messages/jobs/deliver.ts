import { isConfidential, MESSAGE_CHANNELS } from '../../../contract/messages/messages';
import type { Changes, RecordOf } from '../../../resources/language/defineResource';
import { outboxMessages } from '../../../resources/messages/outboxMessages';
import type { Deps } from '../../deps';
import { DeliveryError, type MessageSender } from '../../ports/MessageSender';
import { conclude } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { updateRecord } from '../../store/updateRecord';
import { deliveryProblem, isMessageExpired, nextAttemptAfter } from '../rules/delivery';
import { openBody } from '../sealedBody';

const queue = QUEUES.messages;

type Outgoing = RecordOf<typeof outboxMessages>;

/**
 * Sends due messages, each channel in its own lanes, so that an outage of one does not delay the other. If a process dies between
 * sending a message and marking it, the message is sent again after the lease, with the same id, by which the carrier recognises
 * it. Returns how many were tried.
 */
export async function deliver(deps: Deps, sender: MessageSender, signal?: AbortSignal): Promise<number> {
  const carried = MESSAGE_CHANNELS.filter((channel) => sender.carries?.(channel) ?? true);
  const channels = carried.map((channel) => {
    const where = [...queue.where, { path: 'channel', in: [channel] } as const];
    return processQueue(
      deps,
      { queue: { ...queue, where }, work: (message) => attempt(deps, sender, message) },
      signal,
    );
  });
  const turns = await Promise.allSettled(channels);
  const broken = turns.find((turn) => turn.status === 'rejected');
  if (broken) throw broken.reason;
  return turns.reduce((sum, turn) => sum + (turn.status === 'fulfilled' ? turn.value : 0), 0);
}

async function attempt(deps: Deps, sender: MessageSender, claimed: Outgoing): Promise<void> {
  if (isMessageExpired(claimed, deps.now())) return conclude(deps, queue, claimed, expired(claimed));
  const { id, key, channel, recipient, subject } = claimed;
  const body = openBody(deps.config.appSecret, claimed);
  if (body === null) return conclude(deps, queue, claimed, UNREADABLE);
  const attempts = claimed.attempts + 1;
  try {
    await sender.send({ id: key, channel, recipient, subject, body });
  } catch (fault) {
    const refused = fault instanceof DeliveryError ? fault : new DeliveryError('temporary', 'unexpected');
    const { reason } = refused;
    const final = refused.kind === 'permanent';
    deps.log.warn({ message: id, channel, attempts, reason, final }, 'message not delivered');
    const outcome = final
      ? { status: 'FAILED' as const, nextAttemptAt: null }
      : { nextAttemptAt: nextAttemptAfter(claimed, deps.now()).toISOString() };
    return conclude(deps, queue, claimed, { ...outcome, attempts, lastError: deliveryProblem(channel, reason) });
  }
  await markSent(deps, claimed, attempts);
}

/** The result for a text that was sealed with a secret that the server no longer has. */
const UNREADABLE = {
  status: 'FAILED',
  nextAttemptAt: null,
  lastError: 'Its text was encrypted with another APP_SECRET and cannot be read.',
} as const;

/**
 * Returns the change that removes the text of a message with a code or a link, which is useless once it was delivered or has
 * expired.
 */
const emptied = ({ kind }: Pick<Outgoing, 'kind'>) => (isConfidential(kind) ? { body: null } : {});

const expired = ({ kind, lastError }: Outgoing): Changes<typeof outboxMessages> => ({
  ...emptied({ kind }),
  status: 'EXPIRED',
  nextAttemptAt: null,
  lastError: ['Not sent in time.', lastError ?? ''].join(' ').trim(),
});

/** Marks a message as sent. That is true even if the lease was lost in the meantime. */
function markSent({ store, now }: Deps, { id, kind }: Outgoing, attempts: number): Promise<unknown> {
  const sentAt = now().toISOString();
  const sent = { status: 'SENT', sentAt, nextAttemptAt: null, lastError: null, ...emptied({ kind }) } as const;
  return store.transaction(async (tx) => {
    const message = await tx.get(outboxMessages, id, { lock: true });
    if (!message || message.status === 'SENT') return;
    await updateRecord(tx, outboxMessages, id, { ...sent, attempts: Math.max(attempts, message.attempts) }, now());
  });
}
