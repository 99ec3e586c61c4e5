import { Refusal } from '../../../contract/api/errors';
import { subscriptionActions } from '../../../resources/subscriptions/actions';
import { extensionSettings } from '../../../resources/subscriptions/extensionSettings';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { auditAction } from '../../audit/auditAction';
import { refuseOutdated } from '../../crud/refuseOutdated';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { updateRecord } from '../../store/updateRecord';
import { extend, getExtensionSettings } from '../extend';
import { transfer } from '../transfer';

type ChangeCalls =
  | 'createSubscriptionTransfer'
  | 'createExtension'
  | 'getExtensionSettings'
  | 'updateExtensionSettings';

/** Lets staff give days, and transfer subscriptions to another account. */
export function changeHandlers({ store, now }: Deps): Pick<Handlers, ChangeCalls> {
  return {
    createSubscriptionTransfer: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const wish = { ...body, transferredById: identity?.userId ?? null };
        const record = await transfer(tx, wish, now());
        const made = { record, after: record, reason: body.reason };
        await auditAction(tx, subscriptionActions.createSubscriptionTransfer, { identity, ...made }, now());
        return { subscriptionTransfer: record };
      }),

    createExtension: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const record = await extend(tx, { ...body, grantedById: identity?.userId ?? null }, now());
        const made = { record, after: record, reason: body.reason };
        await auditAction(tx, subscriptionActions.createExtension, { identity, ...made }, now());
        const subscription = await tx.get(subscriptions, record.subscriptionId);
        if (!subscription) throw new Refusal('notFound', 'There is no such subscription.');
        return { extension: record, subscription };
      }),

    getExtensionSettings: async () => ({ extensionSettings: await getExtensionSettings(store) }),

    updateExtensionSettings: ({ body, identity, header }) =>
      store.transaction(async (tx) => {
        const { id } = await getExtensionSettings(tx);
        const before = await tx.get(extensionSettings, id, { lock: true });
        if (before) await refuseOutdated(tx, extensionSettings, before, header('if-match'), before);
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const after = await updateRecord(tx, extensionSettings, id, given, now());
        if (!after) throw new Refusal('notFound', 'There are no extension settings.');
        await auditAction(
          tx,
          subscriptionActions.updateExtensionSettings,
          { identity, record: after, before, after },
          now(),
        );
        return { extensionSettings: after };
      }),
  };
}
