import { days, money } from '../content/format';
import type { Product } from './usePackages';

/** On small screens: what is ordered and its price, in view while the form is filled in. The summary says the same to all. */
export const OrderBar = ({ product }: { product: Product }) => (
  <p className="order-bar" aria-hidden="true">
    <span>
      {product.name}, {days(product.durationDays)}
    </span>
    <b>{money(product.price)}</b>
  </p>
);
