import type { RecordOf } from '../../../resources/language/defineResource';
import { webhookDeliveries } from '../../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../../resources/webhooks/webhooks';
import type { Deps } from '../../deps';
import { isStillClaimed } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { updateRecord } from '../../store/updateRecord';
import { DestinationRefused, destinationOf } from '../destination';
import { noteFailure, noteSuccess, pauseWithMaker } from '../health';
import { answerProblem, nextDeliveryAfter } from '../rules/webhooks';
import { type EventAnswer, type SendEvent, SendingFailed, sendEvent } from '../sendEvent';
import { signedRequest } from '../signing';

const queue = QUEUES.webhookDeliveries;
/** The milliseconds after which webhooks are checked again while some of them are busy. */
const LOOK = 1_000;

type Delivery = RecordOf<typeof webhookDeliveries>;
type Webhook = RecordOf<typeof webhooks>;

/**
 * Sends due deliveries, each webhook in its own lanes, so that a slow receiver delays no other. If a process dies between sending
 * a delivery and marking it, the delivery is sent again with the same id, by which the receiver recognises it.
 */
export async function deliverEvents(deps: Deps, signal?: AbortSignal, send: SendEvent = sendEvent): Promise<number> {
  const ending = signal ?? AbortSignal.timeout(20_000);
  const busy = new Map<string, Promise<void>>();
  let sent = 0;
  let fault: unknown;
  for (;;) {
    for (const { id } of ending.aborted || fault ? [] : await deps.store.find(webhooks, ACTIVE)) {
      if (busy.has(id) || !(await isAnyDue(deps, id))) continue;
      const own = { ...queue, where: [...queue.where, { path: 'webhookId', in: [id] } as const] };
      const lane = processQueue(deps, { queue: own, work: (delivery) => attempt(deps, delivery, send) }, ending)
        .then(
          (count) => {
            sent += count;
          },
          (error) => {
            fault ??= error;
          },
        )
        .finally(() => busy.delete(id));
      busy.set(id, lane);
    }
    if (busy.size === 0 && fault) throw fault;
    if (busy.size === 0) return sent;
    await Promise.race([...busy.values(), pause()]);
  }
}

const ACTIVE = { where: [{ path: 'status', in: ['ACTIVE'] }] } as const;
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, LOOK).unref());

async function isAnyDue({ store, now }: Deps, webhookId: string): Promise<boolean> {
  const due = { path: 'nextAttemptAt', before: now().toISOString() } as const;
  return (
    (await store.find(webhookDeliveries, { where: [{ path: 'webhookId', in: [webhookId] }, due], limit: 1 })).length > 0
  );
}

async function attempt(deps: Deps, claimed: Delivery, send: SendEvent): Promise<void> {
  const webhook = await deps.store.get(webhooks, claimed.webhookId);
  if (webhook?.status !== 'ACTIVE' || (await pauseWithMaker(deps.store, webhook, deps.now()))) return;
  const began = performance.now();
  const outcome = await answerTo(deps, webhook, claimed, send);
  const durationMs = Math.round(performance.now() - began);
  await write(deps, claimed, { ...outcome, durationMs });
}

interface Outcome {
  answer: EventAnswer | null;
  /** Null: the delivery was accepted. */
  problem: string | null;
}

async function answerTo(
  { config, now }: Deps,
  webhook: Webhook,
  delivery: Delivery,
  send: SendEvent,
): Promise<Outcome> {
  try {
    const destination = await destinationOf(webhook.address, config);
    const answer = await send({ destination, ...signedRequest(config.appSecret, webhook.id, delivery, now()) });
    return { answer, problem: answerProblem(answer.status) };
  } catch (fault) {
    if (fault instanceof DestinationRefused) return { answer: null, problem: `The address ${fault.message}.` };
    if (fault instanceof SendingFailed) return { answer: null, problem: fault.message };
    throw fault;
  }
}

/** Writes the result of an attempt. Acceptance is true even if the lease was lost in the meantime. */
function write(
  { store, now, log }: Deps,
  claimed: Delivery,
  { answer, problem, durationMs }: Outcome & { durationMs: number },
) {
  const attempts = claimed.attempts + 1;
  const told = { attempts, answerStatus: answer?.status ?? null, answerBody: answer?.body ?? null, durationMs };
  return store.transaction(async (tx) => {
    // The webhook is always locked first, so that two deliveries of one webhook wait for each other here without a deadlock.
    const webhook = await tx.get(webhooks, claimed.webhookId, { lock: true });
    const current = await tx.get(webhookDeliveries, claimed.id, { lock: true });
    if (!webhook || !current) return;
    if (problem === null) {
      const deliveredAt = now().toISOString();
      const delivered = { status: 'DELIVERED', deliveredAt, nextAttemptAt: null, lastError: null } as const;
      await updateRecord(tx, webhookDeliveries, claimed.id, { ...told, ...delivered }, now());
      return noteSuccess(tx, webhook, now());
    }
    if (!isStillClaimed(queue, current, claimed)) return;
    const next = nextDeliveryAfter(attempts, now())?.toISOString() ?? null;
    const failed = { status: next ? 'PENDING' : 'FAILED', nextAttemptAt: next, lastError: problem } as const;
    log.warn({ delivery: claimed.id, webhook: webhook.id, attempts, final: !next }, 'webhook not delivered');
    await updateRecord(tx, webhookDeliveries, claimed.id, { ...told, ...failed }, now());
    await noteFailure(tx, webhook, now());
  });
}
