import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { useWording } from '../../../i18n/useWording';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { PaymentDeclined, PaymentHeld, PaymentReceived } from './PaymentOutcome';
import { usePaymentStatus } from './usePaymentStatus';
import { WaitingForPayer } from './WaitingForPayer';

interface Props {
  paymentId: string;
  /** True if the attempt was just started here: the focus then moves to it, for users of a keyboard or screen reader. */
  isNew: boolean;
  onPayment(paymentId: string): void;
}

/** One payment attempt until its end, with the actions at each step. */
export function FollowedPayment({ paymentId, isNew, onPayment }: Props) {
  const { payment, error, isSlow, refetch } = usePaymentStatus(paymentId);
  const { t } = useWording();
  const place = useRef<HTMLDivElement>(null);
  const status = payment?.status;
  useEffect(() => {
    if (isNew && status) place.current?.focus();
  }, [isNew, status]);

  if (!payment && error) return <Failure whole error={error} onRetry={refetch} />;
  if (!payment)
    return (
      <Panel title={t('payments.preparingPaymentForm')}>
        <Skeleton height={180} variant="rounded" />
      </Panel>
    );
  const again = () => onPayment('');
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {payment.held ? (
        <PaymentHeld payment={payment} />
      ) : payment.status === 'SUCCESSFUL' ? (
        <PaymentReceived payment={payment} />
      ) : payment.status === 'FAILED' ? (
        <PaymentDeclined payment={payment} onAgain={again} />
      ) : (
        <WaitingForPayer payment={payment} isSlow={isSlow} failure={error} onAsk={refetch} onPayment={onPayment} />
      )}
    </div>
  );
}
