import { Link } from 'react-router';
import type { RenewalRefusal } from '../../contract/subscriptions/renewing';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';

/** Says why this account cannot be renewed, instead of showing packages and prices. */
export function CannotRenew({ refusal }: { refusal: RenewalRefusal }) {
  return (
    <Notice tone="warn" title={refusal.title}>
      <p>{refusal.text}</p>
      <p className="button-row">
        <Link className="button" to="/contact">
          Contact us
        </Link>
        {refusal.mayOrder && (
          <Link className="button button-quiet" to="/subscribe">
            Order a new connection
          </Link>
        )}
      </p>
      <ReachUs />
    </Notice>
  );
}
