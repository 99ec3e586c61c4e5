import type { ReactNode } from 'react';
import { days, formatMoney } from '../content/format';
import { payBy } from '../content/home';
import { Icon } from '../layout/Icon';
import type { Product } from './usePackages';

/** The chosen package and its price beside the form; it contains the button. */
export function OrderSummary({ product, children }: { product: Product | null; children: ReactNode }) {
  return (
    <aside className="summary card" aria-label="Your order">
      <h2>Your order</h2>
      {product ? (
        <dl className="facts">
          <div>
            <dt>{product.name}</dt>
            <dd>{product.downloadMbps} Mbps</dd>
          </div>
          <div>
            <dt>Period</dt>
            <dd>{days(product.durationDays)}</dd>
          </div>
          <div className="total">
            <dt>To pay</dt>
            <dd>{formatMoney(product.price)}</dd>
          </div>
        </dl>
      ) : (
        <p className="soft">Choose a package to see what you pay.</p>
      )}
      {children}
      <p className="soft small with-icon">
        <Icon name="lock" size={18} /> You pay on the next page by {payBy}. Prices include VAT.
      </p>
    </aside>
  );
}
