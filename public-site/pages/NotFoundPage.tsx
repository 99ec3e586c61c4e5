import { Link } from 'react-router';
import { ReachUs } from '../layout/ReachUs';

/** No page at this address. */
export default function NotFoundPage() {
  return (
    <div className="page narrow not-found">
      <p className="not-found-code">404</p>
      <h1>There is no page here</h1>
      <p className="lead">The link may be old or mistyped. Perhaps you were looking for one of these:</p>
      <p className="button-row">
        <Link className="button" to="/">
          Check coverage
        </Link>
        <Link className="button button-quiet" to="/subscribe">
          Subscribe
        </Link>
        <Link className="button button-quiet" to="/track_">
          Track an order
        </Link>
      </p>
      <ReachUs />
    </div>
  );
}
