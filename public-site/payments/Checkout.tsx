import { useState } from 'react';
import { ClaimEntry } from '../claims/ClaimEntry';
import { formatMoney } from '../content/format';
import type { Product } from '../subscribe/usePackages';
import { HeldPayment } from './HeldPayment';
import { recallPayer } from './kept';
import { NotYet } from './NotYet';
import { OpenOrder } from './OpenOrder';
import { OtherWays } from './OtherWays';
import { PayForm } from './PayForm';
import { PendingPayment } from './PendingPayment';
import { PurchaseSummary } from './PurchaseSummary';
import { amountOf } from './paymentOrder';
import { type FollowedOrder, usePay } from './usePay';

/** The checkout of one order: its summary, and the payment in progress or the form to start one. */
export const Checkout = ({ formId }: { formId: string }) => (
  <OpenOrder formId={formId} heading="Pay for your order">
    {(order, product) => <OrderCheckout order={order} product={product} />}
  </OpenOrder>
);

function OrderCheckout({ order, product }: { order: FollowedOrder; product: Product | null }) {
  const { subscriptionForm: form, openPayment } = order.answer;
  const { id: formId, formNumber } = form;
  const { progress, failure, looking, pay, proceed } = usePay(order);
  const [isClaimed, setClaimed] = useState(false);
  const payer = recallPayer(formId);
  const amount = amountOf({ product });
  if (openPayment?.payment.held) return <HeldPayment payment={openPayment.payment} />;
  return (
    <>
      <h1>Pay for order {formNumber}</h1>
      <div className="pay">
        {openPayment ? (
          <PendingPayment
            open={openPayment}
            progress={progress}
            failure={failure}
            onContinue={() => proceed(openPayment)}
          />
        ) : isClaimed ? (
          <NotYet onPay={() => setClaimed(false)} />
        ) : (
          <PayForm
            amount={amount}
            knownPhone={payer?.phoneNumber ?? ''}
            progress={progress}
            failure={failure}
            looking={looking}
            onPay={(means) => pay({ formId, formNumber, product, payer, ...means })}
          />
        )}
        <PurchaseSummary form={form} product={product} />
        <ClaimEntry
          order={{ subscriptionFormId: formId }}
          onSettled={order.refresh}
          onLooking={() => setClaimed(true)}
        />
        <OtherWays formId={formId} formNumber={formNumber} amount={formatMoney(amount)} />
      </div>
    </>
  );
}
