import { Refusal } from '../../../contract/errors';
import { extensionSettings } from '../../../resources/extensionSettings';
import { extensions } from '../../../resources/extensions';
import { subscriptions } from '../../../resources/subscriptions';
import { subscriptionTransfers } from '../../../resources/subscriptionTransfers';
import { audit } from '../../crud/audit';
import type { Deps } from '../../deps';
import { updateRecord } from '../../store/updateRecord';
import { extend, settingsOf } from '../../subscriptions/extend';
import { transfer } from '../../subscriptions/transfer';
import type { Handlers } from '../Handlers';

type ChangeCalls =
  | 'createSubscriptionTransfer'
  | 'createExtension'
  | 'getExtensionSettings'
  | 'updateExtensionSettings';

/** Staff give days, and move them to another account. */
export function changeHandlers({ store, now }: Deps): Pick<Handlers, ChangeCalls> {
  return {
    createSubscriptionTransfer: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const wish = { ...body, transferredById: identity?.userId ?? null };
        const record = await transfer(tx, wish, now());
        const change = { identity, action: 'CREATE', resource: subscriptionTransfers, record } as const;
        await audit(tx, { ...change, before: null, after: record, reason: body.reason }, now());
        return { subscriptionTransfer: record };
      }),

    createExtension: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const record = await extend(tx, { ...body, grantedById: identity?.userId ?? null }, now());
        const change = { identity, action: 'CREATE', resource: extensions, record } as const;
        await audit(tx, { ...change, before: null, after: record, reason: body.reason }, now());
        const subscription = await tx.get(subscriptions, record.subscriptionId);
        if (!subscription) throw new Refusal('notFound', 'There is no such subscription.');
        return { extension: record, subscription };
      }),

    getExtensionSettings: async () => ({ extensionSettings: await settingsOf(store) }),

    updateExtensionSettings: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const { id } = await settingsOf(tx);
        const before = await tx.get(extensionSettings, id, { lock: true });
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const after = await updateRecord(tx, extensionSettings, id, given, now());
        if (!after) throw new Refusal('notFound', 'There are no extension settings.');
        const change = { identity, action: 'UPDATE', resource: extensionSettings, record: after } as const;
        await audit(tx, { ...change, before, after }, now());
        return { extensionSettings: after };
      }),
  };
}
