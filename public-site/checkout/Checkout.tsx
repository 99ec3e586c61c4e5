import { paymentMethodOf } from '../../contract/carriers';
import { money } from '../content/format';
import { mayStartAgain } from './keptOrder';
import { OpenOrder } from './OpenOrder';
import { OtherWays } from './OtherWays';
import { PayForm } from './PayForm';
import { PendingPayment } from './PendingPayment';
import { PurchaseSummary } from './PurchaseSummary';
import { recallPayer } from './payer';
import { amountOf } from './paymentOrder';
import { usePay } from './usePay';

/** Paying one order: its summary, and the payment that is under way or the form to start one. */
export function Checkout({ formId }: { formId: string }) {
  const { ready, progress, pending, failure, pay, proceed, startAgain } = usePay(formId);
  return (
    <OpenOrder formId={formId} heading="Pay for your order" ready={ready}>
      {({ formNumber, installationAddress, ...form }, product) => {
        const payer = recallPayer(formId);
        return (
          <>
            <h1>Pay for order {formNumber}</h1>
            <div className="pay">
              {pending ? (
                <PendingPayment
                  amount={pending.amount}
                  currency={pending.currency}
                  method={paymentMethodOf(pending.carrier)}
                  startedAt={new Date(pending.submittedAt).toISOString()}
                  trackingId={pending.orderTrackingId}
                  progress={progress}
                  failure={failure}
                  onContinue={() => proceed(pending)}
                  onStartAgain={mayStartAgain(pending, Date.now()) ? startAgain : undefined}
                />
              ) : (
                <PayForm
                  amount={amountOf({ product })}
                  knownPhone={payer?.phoneNumber ?? ''}
                  progress={progress}
                  failure={failure}
                  onPay={(means) => pay({ formId, formNumber, installationAddress, product, payer, ...means })}
                />
              )}
              <PurchaseSummary form={{ ...form, formNumber, installationAddress }} product={product} />
              <OtherWays formId={formId} formNumber={formNumber} amount={money(amountOf({ product }))} />
            </div>
          </>
        );
      }}
    </OpenOrder>
  );
}
