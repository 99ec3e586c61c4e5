import { money } from '../content/format';
import { OpenOrder } from './OpenOrder';
import { OtherWays } from './OtherWays';
import { PayForm } from './PayForm';
import { PendingOrder } from './PendingOrder';
import { PurchaseSummary } from './PurchaseSummary';
import { recallPayer } from './payer';
import { amountOf } from './paymentOrder';
import { usePay } from './usePay';

/** Paying one order: its summary, and the payment that is under way or the form to start one. */
export function Checkout({ formId }: { formId: string }) {
  const { ready, progress, pending, failure, pay, proceed, startAgain } = usePay(formId);
  return (
    <OpenOrder formId={formId} heading="Pay for your order" ready={ready}>
      {(form, product) => (
        <>
          <h1>Pay for order {form.formNumber}</h1>
          <div className="pay">
            {pending ? (
              <PendingOrder
                order={pending}
                progress={progress}
                failure={failure}
                onContinue={() => proceed(pending)}
                onStartAgain={startAgain}
              />
            ) : (
              <PayForm
                purchase={{
                  formId,
                  formNumber: form.formNumber,
                  installationAddress: form.installationAddress,
                  product,
                  payer: recallPayer(formId),
                }}
                progress={progress}
                failure={failure}
                onPay={pay}
              />
            )}
            <PurchaseSummary form={form} product={product} />
            <OtherWays formId={formId} formNumber={form.formNumber} amount={money(amountOf({ product }))} />
          </div>
        </>
      )}
    </OpenOrder>
  );
}
