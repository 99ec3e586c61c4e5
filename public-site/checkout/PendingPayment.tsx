import { Link } from 'react-router';
import { moment, money } from '../content/format';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';

interface PendingPaymentProps {
  amount: number;
  currency: string;
  /** The means of payment, as its payer knows it. */
  method: string;
  /** ISO 8601, where it is known. */
  startedAt?: string;
  /** By which it can be checked; null where this browser does not know. */
  trackingId: string | null;
  progress: string | null;
  failure: unknown;
  onContinue(): void;
  /** Given where the payment may be left for a new one. */
  onStartAgain?: (() => void) | undefined;
}

/** A payment was started and is not over: it is continued, so that nobody is charged twice. */
export function PendingPayment({ progress, failure, onContinue, onStartAgain, ...payment }: PendingPaymentProps) {
  const { amount, currency, method, startedAt, trackingId } = payment;
  return (
    <section className="card pay-form" aria-labelledby="pending-payment">
      <h2 id="pending-payment">Continue the payment you started</h2>
      <Notice tone="warn">
        <p>
          {money(amount, currency)} by {method}
          {startedAt && `, started ${moment(startedAt)},`} is not confirmed yet. You can still choose another way to pay
          on the provider’s page. You are charged once only.
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
      {trackingId && (
        <Link
          className="button button-quiet button-wide"
          to={`/payment-status?OrderTrackingId=${encodeURIComponent(trackingId)}`}
        >
          I have paid: check it
        </Link>
      )}
      {onStartAgain && (
        <button type="button" className="button button-text" onClick={onStartAgain}>
          That page is closed: start a new payment
        </button>
      )}
      <ReachUs />
    </section>
  );
}
