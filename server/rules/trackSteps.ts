import type { TrackStep } from '../../resources/actions/orders';
import type { RecordOf } from '../../resources/defineResource';
import type { payments } from '../../resources/payments';
import type { subscriptionForms } from '../../resources/subscriptionForms';
import type { subscriptions } from '../../resources/subscriptions';

interface Order {
  form: RecordOf<typeof subscriptionForms> | null;
  /** The latest attempt to pay it. */
  payment: RecordOf<typeof payments> | null;
  subscription: RecordOf<typeof subscriptions> | null;
}

/** An order's life as its owner sees it: what is done, what happens now and who acts next. */
export function trackSteps({ form, payment, subscription }: Order): TrackStep[] {
  const paidAt = payment?.paidAt ?? subscription?.dateCreated ?? null;
  const live = subscription?.status === 'ACTIVE';
  const over =
    subscription !== null && ['EXPIRED', 'TERMINATED', 'FORFEITED', 'CANCELLED'].includes(subscription.status);
  return [
    {
      name: 'form',
      state: 'done',
      at: form?.dateCreated ?? subscription?.dateCreated ?? null,
      note: 'We have your order.',
    },
    subscription?.paymentId
      ? { name: 'payment', state: 'done', at: paidAt, note: 'Paid. Thank you.' }
      : paymentStep(form, payment),
    {
      name: 'installation',
      state: live || over ? 'done' : subscription ? 'current' : 'waiting',
      at: null,
      note:
        live || over
          ? 'Your line is installed.'
          : subscription
            ? 'Our field team calls you to agree on a day.'
            : 'We install as soon as the order is paid.',
    },
    {
      name: 'active',
      state: over ? 'failed' : live ? 'done' : 'waiting',
      at: subscription?.startDate ?? null,
      note: over
        ? 'This subscription has ended. Renew it to go online again.'
        : live
          ? 'You are online.'
          : 'Your line goes live right after the installation.',
    },
  ];
}

function paymentStep(form: Order['form'], payment: Order['payment']): TrackStep {
  const step = (state: TrackStep['state'], note: string): TrackStep => ({ name: 'payment', state, at: null, note });
  if (form?.status === 'CANCELLED') return step('failed', 'The order was cancelled.');
  if (payment?.review) return step('current', 'We have a question about your payment and will call you.');
  if (payment?.status === 'PENDING') return step('current', 'We are waiting for the payment to be confirmed.');
  if (payment?.status === 'FAILED') return step('failed', 'The payment did not go through. You can pay again.');
  return step('current', 'Your turn: pay for the package to continue.');
}
