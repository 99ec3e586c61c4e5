import type { LatestSubscription } from '../../resources/answers/renewal';
import { PendingPayment } from '../checkout/PendingPayment';
import { type RenewalAccess, recallPart } from './kept';
import { useRenewalPayment } from './useRenewalPayment';

interface PendingRenewalProps {
  access: RenewalAccess;
  renewal: NonNullable<LatestSubscription['pendingRenewal']>;
  onEnded(): void;
  onChanged(): void;
}

/** A renewal whose payment is not over, to be continued. */
export function PendingRenewal({ renewal: { payment }, ...rest }: PendingRenewalProps) {
  const { progress, failure, proceed } = useRenewalPayment(rest);
  const known = recallPart('cardPayment');
  const { id, amount, currency, paymentMethod } = payment;
  return (
    <PendingPayment
      amount={amount}
      currency={currency}
      method={paymentMethod}
      trackingId={known?.merchant_reference === id ? known.order_tracking_id : null}
      progress={progress}
      failure={failure}
      onContinue={() => proceed(id)}
    />
  );
}
