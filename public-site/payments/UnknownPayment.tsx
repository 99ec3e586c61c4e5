import { Link } from 'react-router';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';

/** Shown if the address contains no payment that we know: nothing is said to be paid. */
export function UnknownPayment() {
  return (
    <>
      <h1>Your payment</h1>
      <Notice tone="info" title="We could not find a payment at this link">
        <p>It does not show whether anything was paid. Track your order to see how it stands.</p>
        <p className="button-row">
          <Link className="button" to="/track_">
            Track my order
          </Link>
        </p>
        <ReachUs />
      </Notice>
    </>
  );
}
