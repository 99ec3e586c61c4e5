import { Checkout } from '../checkout/Checkout';
import { MissingOrder } from '../checkout/MissingOrder';
import { Spinner } from '../layout/Spinner';
import { useAddressParam } from '../layout/useAddressParam';

/** Pay for an order: `?form=` is its id. */
export default function SubscriptionPayPage() {
  const formId = useAddressParam('form');
  return (
    <div className="page wide">
      {formId === undefined && (
        <>
          <h1>Pay for your order</h1>
          <Spinner label="Loading your order" />
        </>
      )}
      {formId === null || formId === '' ? <MissingOrder /> : formId && <Checkout key={formId} formId={formId} />}
    </div>
  );
}
