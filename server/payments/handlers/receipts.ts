import { Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { payments } from '../../../resources/payments/payments';
import { receiptActions } from '../../../resources/payments/receiptActions';
import { receipts } from '../../../resources/payments/receipts';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { auditAction } from '../../audit/auditAction';
import { toQuery } from '../../crud/listQuery';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import type { Condition, Store } from '../../store/Store';
import { receiptContent } from '../receiptContent';
import { receiptPdf } from '../receiptPdf';
import { receiptOf, writeReceipt } from '../receipts';
import { sellerOf } from '../seller';

const NO_RECEIPT = () => new Refusal('notFound', 'There is no such receipt.');

/** Receipts: lists them, issues a missing one, and prints them. */
export function receiptHandlers({
  store,
  now,
  config,
  settings,
}: Deps): Pick<Handlers, 'listReceipts' | 'issueReceipt' | 'printReceipt' | 'printOwnReceipt'> {
  const print = async (receipt: Awaited<ReturnType<typeof receiptOf>>, masked: boolean) => {
    const payment = receipt && (await store.get(payments, receipt.paymentId));
    if (!payment) throw NO_RECEIPT();
    const bytes = await receiptPdf(
      await receiptContent(store, receipt, payment, masked),
      sellerOf({ config, settings }),
    );
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${receipt.receiptNumber}.pdf"`,
      'Cache-Control': 'private, no-store',
    };
    return new Response(new Uint8Array(bytes), { headers });
  };

  return {
    listReceipts: async ({ query: { subscriptionId, ...query }, identity }) => {
      const page = toQuery(receipts, query, 'list');
      const where = [...(page.where ?? []), ...(await paymentsOf(store, subscriptionId))] as const;
      const within = reach(identity, receipts, receiptActions.listReceipts.access);
      const { records, totalRecords } = await store.list(receipts, { ...page, where, within });
      return { receipts: records, totalRecords };
    },

    issueReceipt: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const payment = await tx.get(payments, body.paymentId, { lock: true });
        if (!payment) throw new Refusal('invalid', 'paymentId does not exist', { paymentId: 'does not exist' });
        if (payment.status !== 'SUCCESSFUL') throw new Refusal('conflict', 'Only a successful payment has a receipt.');
        const earlier = await receiptOf(tx, payment);
        if (earlier)
          throw new Refusal(
            'conflict',
            phrase('This payment has its receipt: {receiptNumber}.', {
              receiptNumber: earlier.receiptNumber,
            }),
          );
        const receipt = await writeReceipt(tx, payment, now(), config);
        await auditAction(tx, receiptActions.issueReceipt, { identity, record: receipt, after: receipt }, now());
        return { receipt };
      }),

    printReceipt: async ({ params }) => print(await store.get(receipts, params.id ?? ''), false),

    printOwnReceipt: async ({ params }) => {
      const payment = await store.get(payments, params.id ?? '');
      if (payment?.status !== 'SUCCESSFUL') throw NO_RECEIPT();
      return print(await receiptOf(store, payment), true);
    },
  };
}

/**
 * Returns the condition for the receipts of a subscription, which belong to the payments that bought it or that were made through
 * its payment form.
 */
async function paymentsOf(
  store: Store,
  subscriptionId: string | undefined,
): Promise<Condition<typeof receipts.fields>[]> {
  if (!subscriptionId) return [];
  const subscription = await store.get(subscriptions, subscriptionId);
  const formId = subscription?.paymentFormId;
  const attempts = formId ? await store.find(payments, { where: [{ path: 'paymentFormId', in: [formId] }] }) : [];
  const ids = [subscription?.paymentId ?? [], attempts.map(({ id }) => id)].flat();
  return [{ path: 'paymentId', in: ids }];
}
