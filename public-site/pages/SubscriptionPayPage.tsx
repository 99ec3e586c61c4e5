import { Spinner } from '../layout/Spinner';
import { Checkout } from '../payments/Checkout';
import { MissingOrder } from '../payments/MissingOrder';
import { useOrderId } from '../payments/paymentPages';

/** The page for paying an order: `?form=` or `/pay/:subscriptionId` is its id. */
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
