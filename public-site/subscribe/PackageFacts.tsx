import { days, formatMoney } from '../content/format';
import type { Product } from './usePackages';

/** A package on its card: name, speed, price and period. */
export function PackageFacts({ product }: { product: Product }) {
  return (
    <>
      <span className="package-name">{product.name}</span>
      <span className="package-speed">
        <b>{product.downloadMbps}</b> Mbps
      </span>
      <span className="package-price">
        <b>{formatMoney(product.price)}</b> <span className="soft">for {days(product.durationDays)}</span>
      </span>
    </>
  );
}
