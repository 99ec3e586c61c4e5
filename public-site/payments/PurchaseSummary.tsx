import { billedName } from '../../contract/fullName';
import type { Answers } from '../../resources/catalogue/actions';
import { days, formatMoney } from '../content/format';
import type { Product } from '../subscribe/usePackages';
import { amountOf } from './paymentOrder';

interface PurchaseSummaryProps {
  form: Answers['getSubscriptionForm']['subscriptionForm'];
  product: Product | null;
}

/** A summary of the order that is being paid. */
export function PurchaseSummary({ form, product }: PurchaseSummaryProps) {
  return (
    <aside className="summary card" aria-label="Your order">
      <h2>Your order</h2>
      <dl className="facts">
        <div>
          <dt>Order number</dt>
          <dd>{form.formNumber}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{billedName(form.client)}</dd>
        </div>
        {product && (
          <>
            <div>
              <dt>Package</dt>
              <dd>{product.name}</dd>
            </div>
            <div>
              <dt>Period</dt>
              <dd>{days(product.durationDays)}</dd>
            </div>
          </>
        )}
        <div className="total">
          <dt>To pay</dt>
          <dd>{formatMoney(amountOf({ product }))}</dd>
        </div>
      </dl>
    </aside>
  );
}
