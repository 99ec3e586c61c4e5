import { Link } from 'react-router';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';

/** Shown if the address contains no order that we know. */
export function MissingOrder() {
  return (
    <>
      <h1>Pay for your order</h1>
      <Notice tone="info" title="Which order is it?">
        <p>We could not find an order at this link. Find yours with its number and your phone number.</p>
        <p className="button-row">
          <Link className="button" to="/track_">
            Find my order
          </Link>
          <Link className="button button-quiet" to="/subscribe">
            Make a new order
          </Link>
        </p>
        <ReachUs />
      </Notice>
    </>
  );
}
