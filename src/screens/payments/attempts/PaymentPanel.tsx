import { useState } from 'react';
import type { Act } from '../../../../dataProvider/act';
import { receipts } from '../../../../resources/payments/receipts';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { Panel } from '../../../ui/frames/Panel';
import { type CardPayment, keepCardPayment, type Means, type Settled } from './attempt';
import { FollowedPayment } from './FollowedPayment';
import { PayForm, type Slip } from './PayForm';

interface Props {
  /** The amount in whole units of the currency; undefined if only the server knows it. */
  amount: number | undefined;
  /** The payer's number, if it is known. */
  phoneNumber: string | null;
  /** The current attempt; empty if there is none yet. */
  paymentId: string;
  /** Called with the attempt to show; empty for a new one. */
  onPayment(paymentId: string): void;
  /** Starts a payment at the provider; undefined if the user may not. */
  start?: ((means: Means, act: Act) => Promise<CardPayment>) | undefined;
  /** Returns the order that a manual payment settles; undefined if manual payments are not possible. */
  settles?: ((act: Act) => Promise<Settled>) | undefined;
}

/** The payment of one order: the form, and then the attempt until its end. */
export function PaymentPanel({ amount, phoneNumber, paymentId, onPayment, start, settles }: Props) {
  const { t } = useWording();
  const mayReadReceipts = useCan()(receipts, 'list');
  const receiptOf = (id: string) => (mayReadReceipts ? `/payment-receipts?paymentId=${id}` : undefined);
  const [isNew, setIsNew] = useState(false);
  const mayRecord = useCan()(['Record Payments']);
  const pay =
    start &&
    (async (means: Means, act: Act) => {
      const begun = await start(means, act);
      keepCardPayment(begun);
      setIsNew(true);
      onPayment(begun.merchant_reference);
      return undefined;
    });
  const record = async ({ method, reference, paidAt, note }: Slip, act: Act) => {
    const moment = paidAt ? { paidAt } : {};
    const body = { ...(await settles?.(act)), method, reference, amount: amount ?? 0, note, ...moment };
    const { payment } = await act('recordManualPayment', { body });
    onPayment(payment.id);
    return { said: t('payments.paymentReceived'), link: { label: t('common.receipt'), to: receiptOf(payment.id) } };
  };
  if (paymentId) return <FollowedPayment key={paymentId} paymentId={paymentId} isNew={isNew} onPayment={onPayment} />;
  return (
    <Panel title={t('common.payment')}>
      <PayForm
        amount={amount}
        phoneNumber={phoneNumber}
        onPay={pay}
        onRecord={mayRecord && settles && amount ? record : undefined}
      />
    </Panel>
  );
}
