import { Link } from 'react-router';
import { ApiError } from '../api/ApiError';
import { FailedNotice } from '../layout/FailedNotice';
import { ReachUs } from '../layout/ReachUs';
import { HeldPayment } from './HeldPayment';
import { payPageOf } from './paymentPages';
import { StatusCard } from './StatusCard';
import type { PaymentStatusView } from './usePaymentStatus';
import { WaitingPayment } from './WaitingPayment';

/** The status of a payment, and what the payer can do. */
export function PaymentStatus({ payment, error, asking, askAgain }: PaymentStatusView) {
  const payPage = payment && payPageOf(payment);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <StatusCard tone="bad" icon="alert" title="We could not find this payment">
        <p>The link may be incomplete. If money left your account, tell us and we will look for it.</p>
        <Link className="button" to="/track_">
          Track your order
        </Link>
        <ReachUs />
      </StatusCard>
    );
  }
  if (payment?.held) return <HeldPayment payment={payment} />;
  if (payment?.status === 'FAILED') {
    return (
      <StatusCard tone="bad" icon="cross" title="The payment did not go through">
        <p>
          {payment.statusMessage ?? 'The provider did not complete it.'} You have not been charged. If money did leave
          your account, tell us the reference below.
        </p>
        {payPage && (
          <Link className="button button-large" to={payPage}>
            Try again
          </Link>
        )}
        <p className="soft">Payment reference: {payment.reference}</p>
        <ReachUs />
      </StatusCard>
    );
  }
  return asking ? (
    <WaitingPayment payment={payment} weak={error !== null} />
  ) : (
    <StatusCard tone="warn" icon="clock" title="Not confirmed yet">
      <p>
        The provider has not confirmed the payment. We keep checking even when this page is closed, and you need not pay
        again.
      </p>
      {error !== null && <FailedNotice title="The last check failed" error={error} />}
      <button type="button" className="button button-large button-wide" onClick={askAgain}>
        Check again
      </button>
      {payPage && (
        <Link className="button button-quiet button-wide" to={payPage}>
          I have not paid yet, or want to pay another way
        </Link>
      )}
      {payment && <p className="soft">Payment reference: {payment.reference}</p>}
      {error === null && <ReachUs />}
    </StatusCard>
  );
}
