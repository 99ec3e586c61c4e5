import { Refusal } from '../../../contract/errors';
import { PUBLIC_ROUTES } from '../../../contract/routes';
import { accounts } from '../../../resources/accounts';
import { payments } from '../../../resources/payments';
import { subscriptions } from '../../../resources/subscriptions';
import { audit } from '../../crud/audit';
import type { Deps } from '../../deps';
import { startAttempt } from '../../payments/attempts';
import { paymentView } from '../../payments/paymentView';
import { settleIfReachable } from '../../payments/settle';
import { renew } from '../../subscriptions/renew';
import type { Handlers } from '../Handlers';

/** A customer renews: what is to be paid, and paying it. */
export function renewalHandlers(deps: Deps): Pick<Handlers, 'renewSubscription' | 'payRenewal'> {
  const { store, config, now } = deps;

  const refuseWhilePending = async (paymentFormId: string) => {
    const where = [
      { path: 'paymentFormId', in: [paymentFormId] },
      { path: 'status', in: ['PENDING'] },
    ];
    for (const payment of await store.find(payments, { where })) {
      const current = await settleIfReachable(deps, payment);
      if (current.status === 'PENDING')
        throw new Refusal(
          'conflict',
          `Payment ${current.reference} of this renewal is pending. Wait for it, or check it.`,
        );
    }
  };

  return {
    renewSubscription: ({ body, identity }) =>
      store.transaction(async (tx) => {
        if (!(await tx.get(accounts, body.accountId)))
          throw new Refusal('invalid', 'accountId is not an account', { accountId: 'is not an account' });
        const record = await renew(tx, body, identity?.userId ?? null, now());
        const change = { identity, action: 'ACTION', resource: subscriptions, record } as const;
        await audit(tx, { ...change, before: null, after: record, reason: 'Renewal asked for' }, now());
        return { accountSubscription: record };
      }),

    async payRenewal({ params, body, identity }) {
      const subscription = await store.get(subscriptions, params.id ?? '');
      if (!subscription) throw new Refusal('notFound', 'There is no such subscription.');
      const { status, paymentFormId } = subscription;
      if (status !== 'INITIATED' || !paymentFormId)
        throw new Refusal('conflict', `A subscription that is ${status} is not to be paid.`);
      await refuseWhilePending(paymentFormId);
      const callbackUrl = `${config.publicUrl}${PUBLIC_ROUTES.paymentStatus}`;
      const payment = await startAttempt(deps, { paymentFormId, callbackUrl, startedBy: identity, ...body });
      return { payment: await paymentView(store, payment), redirectUrl: payment.redirectUrl };
    },
  };
}
