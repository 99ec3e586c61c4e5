import { Link } from 'react-router';
import type { TrackingAction } from '../../contract/orders/tracking/states';
import type { Answers } from '../../resources/catalogue/actions';
import { formatMoney } from '../content/format';

type Order = Pick<Answers['checkSubscriptionStatus'], 'action' | 'amount' | 'subscriptionFormId'>;

const pay = (formId: string | null) => `/subscription-pay?form=${formId ?? ''}`;

const BUTTONS: Record<TrackingAction, (order: Order) => { label: string; to: string }> = {
  pay: ({ amount, subscriptionFormId }) => ({ label: `Pay ${formatMoney(amount)}`, to: pay(subscriptionFormId) }),
  continue: ({ subscriptionFormId }) => ({ label: 'Continue the payment', to: pay(subscriptionFormId) }),
  payRenewal: ({ amount }) => ({ label: `Pay ${formatMoney(amount)}`, to: '/login_renew' }),
  continueRenewal: () => ({ label: 'Continue the payment', to: '/login_renew' }),
  renew: () => ({ label: 'Renew', to: '/login_renew' }),
  order: () => ({ label: 'Make a new order', to: '/subscribe' }),
};

/** The customer's next step. */
export function NextStep({ order }: { order: Order }) {
  if (!order.action) return null;
  const { label, to } = BUTTONS[order.action](order);
  return (
    <Link className="button button-large button-wide" to={to}>
      {label}
    </Link>
  );
}
