import { priceActions } from '../../../resources/subscriptions/priceActions';
import { priceChanges } from '../../../resources/subscriptions/priceChanges';
import { auditAction } from '../../audit/auditAction';
import { refuseOutdated } from '../../crud/refuseOutdated';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { dayAt } from '../../rules/days';
import { cancelPriceChange, lockPlanned, movePriceChange, planPriceChange, previewOf } from '../prices';

/** Lets staff plan prices with their first day, and change or cancel them until then. */
export function priceHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof priceActions> {
  return {
    previewPriceChange: async ({ params, query }) => ({
      pricePreview: await previewOf(store, params.id ?? '', query.startDay ?? dayAt(now())),
    }),

    planPriceChange: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const record = await planPriceChange(tx, body, identity?.userId ?? null, now());
        const made = { record, after: record, reason: body.note ?? undefined };
        await auditAction(tx, priceActions.planPriceChange, { identity, ...made }, now());
        return { priceChange: record };
      }),

    movePriceChange: ({ params, body, identity, header }) =>
      store.transaction(async (tx) => {
        const before = await lockPlanned(tx, params.id ?? '', now());
        await refuseOutdated(tx, priceChanges, before, header('if-match'), before);
        const after = await movePriceChange(tx, before, body, now());
        await auditAction(tx, priceActions.movePriceChange, { identity, record: after, before, after }, now());
        return { priceChange: after };
      }),

    cancelPriceChange: ({ params, identity, header }) =>
      store.transaction(async (tx) => {
        const before = await lockPlanned(tx, params.id ?? '', now());
        await refuseOutdated(tx, priceChanges, before, header('if-match'), before);
        const after = await cancelPriceChange(tx, before, now());
        await auditAction(tx, priceActions.cancelPriceChange, { identity, record: after, before, after }, now());
        return { priceChange: after };
      }),
  };
}
