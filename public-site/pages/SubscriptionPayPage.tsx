import { Checkout } from '../checkout/Checkout';
import { MissingOrder } from '../checkout/MissingOrder';
import { useOrderId } from '../checkout/useOrderId';
import { Spinner } from '../layout/Spinner';

/** Pay for an order: `?form=` or `/pay/:subscriptionId` is its id. */
export default function SubscriptionPayPage() {
  const formId = useOrderId();
  return (
    <div className="page wide">
      {formId === undefined && (
        <>
          <h1>Pay for your order</h1>
          <Spinner label="Loading your order" />
        </>
      )}
      {formId === null && <MissingOrder />}
      {formId && <Checkout key={formId} formId={formId} />}
    </div>
  );
}
