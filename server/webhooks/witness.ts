import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { type EventTrigger, eventView, occasionsOf } from './occasions';

type Webhook = RecordOf<typeof webhooks>;

interface Seen {
  resource: AnyResource;
  id: string;
  /** The record at the beginning of the transaction, or null if the transaction created it. */
  before: object | null;
}

/** Records the writes of one transaction, and writes the webhooks' deliveries at its end. */
export interface Witness {
  seeMade(resource: AnyResource, id: string): void;
  seeChange(resource: AnyResource, id: string, changes: object): Promise<void>;
  recordEvents(now: Date): Promise<void>;
}

export function createWitness(tx: Store): Witness {
  const seen = new Map<string, Seen>();
  let active: Promise<Webhook[]> | undefined;
  const webhooksNow = () => {
    active ??= tx.find(webhooks, { where: [{ path: 'status', in: ['ACTIVE'] }] });
    return active;
  };
  const listeners = async ({ event }: EventTrigger) =>
    (await webhooksNow()).filter(({ events }) => events.includes(event));
  const keyOf = (resource: AnyResource, id: string) => `${resource.name} ${id}`;

  return {
    seeMade(resource, id) {
      if (occasionsOf(resource).length) seen.set(keyOf(resource, id), { resource, id, before: null });
    },

    async seeChange(resource, id, changes) {
      const concerned = occasionsOf(resource).some(({ field }) => field && field in changes);
      if (!concerned || seen.has(keyOf(resource, id)) || (await webhooksNow()).length === 0) return;
      const before = await tx.get(resource, id);
      if (before) seen.set(keyOf(resource, id), { resource, id, before });
    },

    async recordEvents(now) {
      for (const { resource, id, before } of seen.values()) {
        if ((await webhooksNow()).length === 0) return;
        const after = await tx.get(resource, id);
        for (const occasion of after ? occasionsOf(resource) : []) {
          if (!after || !occasion.happened(before, after)) continue;
          const told = await listeners(occasion);
          if (told.length === 0 || (occasion.isOpen && !(await occasion.isOpen(tx, after)))) continue;
          const { event } = occasion;
          const data = eventView(resource, after);
          const due = { resource: resource.name, recordId: id, data, nextAttemptAt: now.toISOString() };
          for (const { id: webhookId } of told)
            await createRecord(tx, webhookDeliveries, { webhookId, event, ...due }, now);
        }
      }
    },
  };
}
