import { Link } from 'react-router';
import type { LatestSubscription } from '../../resources/subscriptions/renewalActions';
import { Notice } from '../layout/Notice';
import { PendingPayment } from '../payments/PendingPayment';
import { statusPage } from '../payments/paymentPages';
import type { Standing } from '../payments/useLooking';
import type { RenewalAccess } from './kept';
import { useRenewalPayment } from './useRenewalPayment';

interface PendingRenewalProps {
  access: RenewalAccess;
  renewal: NonNullable<LatestSubscription['pendingRenewal']>;
  standing: Standing;
  onEnded(): void;
}

/** A renewal whose payment is not over: the customer continues it, or staff check it. */
export function PendingRenewal({ renewal, ...rest }: PendingRenewalProps) {
  const { progress, failure, proceed } = useRenewalPayment(rest);
  const { payment, orderTrackingId } = renewal;
  if (payment.held)
    return (
      <Notice tone="warn" title="A person is checking your payment">
        <p>Payment {payment.reference} of your renewal is being looked at. Please do not pay again.</p>
        <Link className="button button-quiet" to={statusPage(orderTrackingId ?? '')}>
          What happens next
        </Link>
      </Notice>
    );
  return <PendingPayment open={renewal} progress={progress} failure={failure} onContinue={() => proceed(payment.id)} />;
}
