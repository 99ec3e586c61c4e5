import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { PaymentDeclined, PaymentHeld, PaymentReceived } from './PaymentOutcome';
import { usePaymentStatus } from './usePaymentStatus';
import { WaitingForPayer } from './WaitingForPayer';

interface Props {
  paymentId: string;
  /** It was begun here just now: people who work by keyboard or ear are taken to it. */
  isNew: boolean;
  onPayment(paymentId: string): void;
}

/** One attempt to pay, followed to its end, with what to do at each step. */
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
      <Panel title={t('paying.preparingPaymentForm')}>
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
