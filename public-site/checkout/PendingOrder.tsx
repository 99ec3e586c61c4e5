import { Link } from 'react-router';
import { paymentMethodOf } from '../../contract/carriers';
import { moment, money } from '../content/format';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { type KeptOrder, mayStartAgain } from './keptOrder';

interface PendingOrderProps {
  order: KeptOrder;
  progress: string | null;
  failure: unknown;
  onContinue(): void;
  onStartAgain(): void;
}

/** A payment was started and is not over: it is continued, so that nobody is charged twice. */
export function PendingOrder({ order, progress, failure, onContinue, onStartAgain }: PendingOrderProps) {
  return (
    <section className="card pay-form" aria-labelledby="pending-order">
      <h2 id="pending-order">Continue the payment you started</h2>
      <Notice tone="warn">
        <p>
          {money(order.amount, order.currency)} by {paymentMethodOf(order.carrier)}, started{' '}
          {moment(new Date(order.submittedAt).toISOString())}, is not confirmed yet. You can still choose another way to
          pay on the provider’s page. You are charged once only.
        </p>
      </Notice>
      {failure !== null && <FailedNotice title="The payment page did not open" error={failure} />}
      <button
        type="button"
        className="button button-large button-wide"
        aria-disabled={progress !== null}
        onClick={onContinue}
      >
        {progress ?? 'Continue to payment'}
      </button>
      <Link
        className="button button-quiet button-wide"
        to={`/payment-status?OrderTrackingId=${encodeURIComponent(order.orderTrackingId)}`}
      >
        I have paid: check it
      </Link>
      {mayStartAgain(order, Date.now()) && (
        <button type="button" className="button button-text" onClick={onStartAgain}>
          That page is closed: start a new payment
        </button>
      )}
      <ReachUs />
    </section>
  );
}
