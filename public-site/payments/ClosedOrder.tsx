import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Answers } from '../../resources/catalogue/actions';
import { dropReminder } from '../payLater/reminder';
import { StatusCard } from './StatusCard';

/** An order with nothing to pay: it is paid or cancelled. */
export function ClosedOrder({ form }: { form: Answers['getSubscriptionForm']['subscriptionForm'] }) {
  useEffect(() => dropReminder(form.id), [form.id]);
  return form.status === 'PAID' ? (
    <StatusCard tone="good" icon="check" title="This order is paid">
      <p>Order {form.formNumber} needs no further payment.</p>
      <Link className="button button-large" to={`/track/${form.id}`}>
        Track your order
      </Link>
    </StatusCard>
  ) : (
    <StatusCard tone="info" icon="info" title="This order was cancelled">
      <p>Order {form.formNumber} can no longer be paid. A new order takes about three minutes.</p>
      <Link className="button button-large" to="/subscribe">
        Make a new order
      </Link>
    </StatusCard>
  );
}
