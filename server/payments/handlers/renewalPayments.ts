import { Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { accounts } from '../../../resources/accounts/accounts';
import { paymentForms } from '../../../resources/payments/paymentForms';
import { payments } from '../../../resources/payments/payments';
import { renewalActions } from '../../../resources/subscriptions/renewalActions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { auditAction } from '../../audit/auditAction';
import { isOpenTo } from '../../base/identity';
import { statusPageOf } from '../../config/ownAddresses';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { chooseLanguage } from '../../subscriptions/chooseLanguage';
import { renew } from '../../subscriptions/renew';
import { startAttempt } from '../attempts';
import { wantedOf } from '../orders';
import { paymentView } from '../paymentView';
import { settleForPayer, settleIfReachable } from '../settle';

/** Creates renewals, and starts their payments. */
export function renewalPaymentHandlers(deps: Deps): Pick<Handlers, 'renewSubscription' | 'payRenewal' | 'payAgain'> {
  const { store, config, now } = deps;
  const callbackUrl = () => statusPageOf(config.publicUrl);

  const refuseWhilePending = async (paymentFormId: string, ask: typeof settleForPayer) => {
    const where = [
      { path: 'paymentFormId', in: [paymentFormId] },
      { path: 'status', in: ['PENDING'] },
    ] as const;
    for (const payment of await store.find(payments, { where })) {
      const current = await ask(deps, payment);
      if (current.status === 'PENDING')
        throw new Refusal(
          'conflict',
          phrase('Payment {reference} of this renewal is not confirmed yet. Wait for it, or check it.', {
            reference: current.reference,
          }),
        );
    }
  };

  return {
    renewSubscription: ({ body, identity, customer }) =>
      store.transaction(async (tx) => {
        if (!isOpenTo(customer, body.accountId)) throw new Refusal('notFound', 'There is no such account.');
        const account = await tx.get(accounts, body.accountId);
        if (!account) throw new Refusal('invalid', 'accountId does not exist', { accountId: 'does not exist' });
        const record = await renew(tx, body, identity?.userId ?? null, now());
        if (body.language && !customer?.throughLine)
          await chooseLanguage(tx, account, body.language, { byCustomer: customer !== null }, now());
        await auditAction(tx, renewalActions.renewSubscription, { identity, record, after: record }, now());
        return { accountSubscription: record };
      }),

    async payRenewal({ params, body, identity, customer }) {
      const subscription = await store.get(subscriptions, params.id ?? '');
      if (!subscription || !isOpenTo(customer, subscription.accountId))
        throw new Refusal('notFound', 'There is no such subscription.');
      const { status, paymentFormId } = subscription;
      if (status !== 'INITIATED' || !paymentFormId)
        throw new Refusal('conflict', 'This renewal cannot be paid any more. Please start a new one.');
      await refuseWhilePending(paymentFormId, identity ? settleIfReachable : settleForPayer);
      const payment = await startAttempt(deps, {
        paymentFormId,
        callbackUrl: callbackUrl(),
        startedBy: identity && { action: 'payRenewal', identity },
        ...body,
      });
      return { payment: await paymentView(store, payment, now()), redirectUrl: payment.redirectUrl };
    },

    async payAgain({ params, body, identity, customer }) {
      const within = identity ? reach(identity, payments, renewalActions.payAgain.access) : undefined;
      const earlier = await store.get(payments, params.payment_id ?? '', { within });
      const open = earlier && isOpenTo(customer, earlier.initiatorType === 'ACCOUNT_USER' ? earlier.accountId : null);
      if (!open) throw new Refusal('notFound', 'There is no such payment.');
      const form = earlier.paymentFormId ? await store.get(paymentForms, earlier.paymentFormId) : null;
      if (!form) throw new Refusal('conflict', 'This payment does not belong to an order that can be paid.');
      const { id, trackingId, redirectUrl } = await startAttempt(deps, {
        ...wantedOf(form),
        startedBy: identity && { action: 'payAgain', identity },
        carrier: body.carrier ?? earlier.carrier ?? undefined,
        phoneNumber: body.phoneNumber ?? earlier.phoneNumber ?? undefined,
        callbackUrl: callbackUrl(),
      });
      return {
        data: { redirect_url: redirectUrl ?? '', order_tracking_id: trackingId ?? '', merchant_reference: id },
      };
    },
  };
}
