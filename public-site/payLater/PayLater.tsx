import { useState } from 'react';
import { formatMoney } from '../content/format';
import { useFocusWhen } from '../layout/useFocusWhen';
import { recallPayer } from '../payments/kept';
import { OpenOrder } from '../payments/OpenOrder';
import { PurchaseSummary } from '../payments/PurchaseSummary';
import { amountOf } from '../payments/paymentOrder';
import { KeptForLater } from './KeptForLater';
import { PayLaterForm } from './PayLaterForm';
import { keepReminder, recallReminder } from './reminder';

/** Lets the visitor postpone the payment of an order, and then shows what to know about it. */
export function PayLater({ formId }: { formId: string }) {
  const [kept, setKept] = useState(() => recallReminder()?.formId === formId);
  const card = useFocusWhen<HTMLDivElement>(kept);
  return (
    <OpenOrder formId={formId} heading="Pay later">
      {({ answer: { subscriptionForm: form } }, product) => {
        const { formNumber } = form;
        const amount = formatMoney(amountOf({ product }));
        const keep = () => {
          keepReminder({ formId, formNumber, amount });
          setKept(true);
        };
        return (
          <>
            {!kept && <h1>Pay later</h1>}
            <div className="pay">
              {kept ? (
                <div ref={card} tabIndex={-1}>
                  <KeptForLater {...{ formId, formNumber, amount }} />
                </div>
              ) : (
                <PayLaterForm formId={formId} knownPhone={recallPayer(formId)?.phoneNumber ?? ''} onKept={keep} />
              )}
              <PurchaseSummary form={form} product={product} />
            </div>
          </>
        );
      }}
    </OpenOrder>
  );
}
