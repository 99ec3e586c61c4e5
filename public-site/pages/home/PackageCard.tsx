import { Link } from 'react-router';
import { days, formatMoney, number } from '../../content/format';
import type { Product } from '../../subscribe/usePackages';

/** One package: its speed, price and period, and a link to order it. */
export function PackageCard({ product }: { product: Product }) {
  return (
    <li className="package card">
      <h3>{product.name}</h3>
      <p className="package-speed">
        <b>{number(product.downloadMbps)}</b> Mbps
      </p>
      {product.description && <p className="soft package-about">{product.description}</p>}
      <p className="package-price">
        <b>{formatMoney(product.price)}</b> <span className="soft">for {days(product.durationDays)}</span>
      </p>
      <Link className="button button-quiet" to={`/subscribe?package=${product.id}`}>
        Choose <span className="visually-hidden">{product.name}</span>
      </Link>
    </li>
  );
}
