import { days, formatMoney } from '../content/format';
import type { Product } from './usePackages';

/**
 * On small screens: the chosen package and its price, visible while the form is filled in. The summary contains the same for
 * everyone.
 */
export const OrderBar = ({ product }: { product: Product }) => (
  <p className="order-bar" aria-hidden="true">
    <span>
      {product.name}, {days(product.durationDays)}
    </span>
    <b>{formatMoney(product.price)}</b>
  </p>
);
