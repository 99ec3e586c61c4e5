import { Spinner } from '../layout/Spinner';
import { PayLater } from '../payLater/PayLater';
import { recallReminder } from '../payLater/reminder';
import { MissingOrder } from '../payments/MissingOrder';
import { useOrderId } from '../payments/paymentPages';

/**
 * Pay later: `?form=` or `/paylater/:subscriptionId` is the order's id; without one, the page shows the order saved last on this
 * device.
 */
export default function PayLaterPage() {
  const named = useOrderId();
  const formId = named === null ? (recallReminder()?.formId ?? null) : named;
  return (
    <div className="page wide">
      {formId === undefined && (
        <>
          <h1>Pay later</h1>
          <Spinner label="Loading your order" />
        </>
      )}
      {formId === null && <MissingOrder />}
      {formId && <PayLater key={formId} formId={formId} />}
    </div>
  );
}
