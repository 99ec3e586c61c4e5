import { useState } from 'react';
import { useNotify } from 'react-admin';
import { receipts } from '../../../../resources/payments/receipts';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { useCan } from '../../../session/useCan';
import { Panel } from '../../../ui/frames/Panel';
import { successOf } from '../../actions/success';
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
  start?: ((means: Means) => Promise<CardPayment>) | undefined;
  /** Returns the order that a manual payment settles; undefined if manual payments are not possible. */
  settles?: (() => Promise<Settled>) | undefined;
}

/** The payment of one order: the form, and then the attempt until its end. */
export function PaymentPanel({ amount, phoneNumber, paymentId, onPayment, start, settles }: Props) {
  const { t } = useWording();
  const notify = useNotify();
  const mayReadReceipts = useCan()(receipts, 'list');
  const receiptOf = (id: string) => (mayReadReceipts ? `/payment-receipts?paymentId=${id}` : undefined);
  const [isNew, setIsNew] = useState(false);
  const mayRecord = useCan()(['Record Payments']);
  const pay =
    start &&
    (async (means: Means) => {
      const begun = await start(means);
      keepCardPayment(begun);
      setIsNew(true);
      onPayment(begun.merchant_reference);
    });
  const record = async ({ method, reference, paidAt, note }: Slip) => {
    const moment = paidAt ? { paidAt } : {};
    const body = { ...(await settles?.()), method, reference, amount: amount ?? 0, note, ...moment };
    const { payment } = await callApi('recordManualPayment', { body });
    notify(
      ...successOf({
        said: t('payments.paymentReceived'),
        link: { label: t('common.receipt'), to: receiptOf(payment.id) },
      }),
    );
    onPayment(payment.id);
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
