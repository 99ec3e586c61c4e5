import { Refusal } from '../../contract/api/errors';
import { redeliveryRefusal } from '../../contract/webhooks/webhooks';
import { webhookActions } from '../../resources/webhooks/actions';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { auditAction } from '../audit/auditAction';
import { callerOf } from '../base/identity';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { DestinationRefused, destinationOf } from './destination';
import { secretOf } from './signing';
import { refuseUnseen } from './webhooksGuard';

/** Creates webhooks, and sends their deliveries again. */
export function webhookHandlers({ store, now, config }: Deps): Pick<Handlers, keyof typeof webhookActions> {
  return {
    async createWebhook({ body: { name, address, events }, identity }) {
      const { userId: makerId } = callerOf(identity);
      refuseUnseen(identity, events);
      await destinationOf(address, config).catch((fault) => {
        if (!(fault instanceof DestinationRefused)) throw fault;
        throw new Refusal('invalid', `address ${fault.message}`, { address: fault.message });
      });
      return store.transaction(async (tx) => {
        const given = { name, address, events: [...new Set(events)], makerId };
        const webhook = await createRecord(tx, webhooks, given, now());
        await auditAction(tx, webhookActions.createWebhook, { identity, record: webhook, after: webhook }, now());
        return { webhook, secret: secretOf(config.appSecret, webhook.id) };
      });
    },

    redeliver: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const found = await tx.get(webhookDeliveries, params.id ?? '');
        const webhook = found && (await tx.get(webhooks, found.webhookId, { lock: true }));
        const before = found && (await tx.get(webhookDeliveries, found.id, { lock: true }));
        if (!webhook || !before) throw new Refusal('notFound', 'There is no such delivery.');
        const refusal = redeliveryRefusal(before, webhook);
        if (refusal) throw new Refusal('conflict', refusal);
        const due = { status: 'PENDING', attempts: 0, nextAttemptAt: now().toISOString(), lastError: null } as const;
        const delivery = (await updateRecord(tx, webhookDeliveries, before.id, due, now())) ?? before;
        await auditAction(tx, webhookActions.redeliver, { identity, record: before, before, after: delivery }, now());
        return { delivery };
      }),
  };
}
