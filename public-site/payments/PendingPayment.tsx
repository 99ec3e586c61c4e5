import { Link } from 'react-router';
import type { OpenPayment } from '../../resources/payments/paymentView';
import { formatMoment, formatMoney } from '../content/format';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { statusPage } from './paymentPages';

interface PendingPaymentProps {
  open: OpenPayment;
  progress: string | null;
  failure: unknown;
  onContinue(): void;
}

/** A payment that was started, here or elsewhere, and is not over: the payer continues it, so that no one is charged twice. */
export function PendingPayment({ open, progress, failure, onContinue }: PendingPaymentProps) {
  const { payment, orderTrackingId, startedAt } = open;
  return (
    <section className="card pay-form" aria-labelledby="pending-payment">
      <h2 id="pending-payment">A payment is under way</h2>
      <Notice tone="warn">
        <p>
          {formatMoney(payment.amount, payment.currency)} by {payment.paymentMethod}, started {formatMoment(startedAt)},
          is not confirmed yet. Please finish this payment. You will be charged only once, and can still choose another
          way to pay on the provider’s page.
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
      {orderTrackingId && (
        <Link className="button button-quiet button-wide" to={statusPage(orderTrackingId)}>
          I have paid – check now
        </Link>
      )}
      <ReachUs />
    </section>
  );
}
