import { Link } from 'react-router';
import type { PaymentView } from '../../resources/answers/visitor';
import { ApiError } from '../api/ApiError';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import { HeldPayment } from './HeldPayment';
import { StatusCard } from './StatusCard';
import type { PaymentStatusView } from './usePaymentStatus';

/** How the payment stands, and what the payer can do. */
export function PaymentStatus({ payment, error, asking, askAgain }: PaymentStatusView) {
  const payPage = payment && payPageOf(payment);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <StatusCard tone="bad" icon="alert" title="We do not know this payment">
        <p>The address may be incomplete. If money left your account, tell us and we look for it.</p>
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
          {payment.statusMessage ?? 'The provider did not complete it.'} Nothing was booked; if money left your account
          all the same, tell us the reference below.
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
    <StatusCard tone="info" icon="phone" title="Checking your payment">
      <Spinner label="Asking the payment provider…" />
      <p>If your phone asks for your PIN, approve it there. You may leave this page open; it goes on by itself.</p>
      {error !== null && (
        <Notice tone="warn">
          <p>The connection is weak. We keep trying.</p>
        </Notice>
      )}
    </StatusCard>
  ) : (
    <StatusCard tone="warn" icon="clock" title="Not confirmed yet">
      <p>
        The provider has not confirmed the payment. We keep checking even when this page is closed, and you need not pay
        again.
      </p>
      {error !== null && <FailedNotice title="The last check failed" error={error} />}
      <button type="button" className="button button-large" onClick={askAgain}>
        Check again
      </button>
      {payPage && (
        <Link className="button button-quiet" to={payPage}>
          I have not approved it yet
        </Link>
      )}
      {error === null && <ReachUs />}
    </StatusCard>
  );
}

/** Where what the payment is for can be paid; null where that is not known. */
function payPageOf({ type, subscriptionFormId }: PaymentView): string | null {
  if (type === 'RENEWAL') return '/pay-renew-subscription';
  return subscriptionFormId && `/subscription-pay?form=${subscriptionFormId}`;
}
