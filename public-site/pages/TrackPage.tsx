import { Link, Navigate, useParams } from 'react-router';
import { isId } from '../../contract/api/id';
import { ApiError, isThrottled } from '../api/ApiError';
import { useCall } from '../api/useCall';
import { useSlow } from '../api/useSlow';
import { FailedNotice } from '../layout/FailedNotice';
import { Spinner } from '../layout/Spinner';
import { useHydrated } from '../layout/useHydrated';
import { useKeepAsking } from '../layout/useKeepAsking';
import { TrackedOrder } from '../tracking/TrackedOrder';

/** Milliseconds between two questions about an order that is not paid. */
const PAUSE = 15_000;

/** One order or subscription by its id. */
export default function TrackPage() {
  const { subscriptionId } = useParams();
  const hydrated = useHydrated();
  // Some type a number from their receipt into the address; a number alone opens nothing.
  const known = subscriptionId && isId(subscriptionId) ? { body: { subscriptionId } } : null;
  const { data, error, asking, retry } = useCall('checkSubscriptionStatus', hydrated ? known : null);
  const unpaid = data?.payable || data?.paymentPending;
  useKeepAsking(retry, unpaid && !asking ? PAUSE : null);
  const slow = useSlow(!data && error === null);
  const unknown = error instanceof ApiError && error.status !== null && error.status < 500 && !isThrottled(error);
  if (hydrated && !known) return <Navigate to="/track_" replace />;
  return (
    <div className="page wide">
      {data && <TrackedOrder order={data} onRefresh={retry} />}
      {!data && <h1>Your order</h1>}
      {!data && error === null && (
        <Spinner label={slow ? 'Still loading: the connection is slow.' : 'Loading your order'} />
      )}
      {error !== null && (
        <FailedNotice
          title={unknown ? 'We did not find this order' : 'Your order did not load'}
          error={error}
          {...(unknown ? {} : { retry })}
          asksAgain
        />
      )}
      {unknown && (
        <p className="button-row">
          <Link className="button" to="/track_">
            Find it by its number
          </Link>
        </p>
      )}
    </div>
  );
}
