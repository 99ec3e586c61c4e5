import { Link, useParams } from 'react-router';
import { isId } from '../../contract/api/id';
import { ApiError, isThrottled } from '../api/ApiError';
import { useCall, useSlow } from '../api/useCall';
import { FailedNotice } from '../layout/FailedNotice';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import { useHydrated } from '../layout/useHydrated';
import { useKeepAsking } from '../layout/useKeepAsking';
import { TrackedOrder } from '../tracking/TrackedOrder';
import { TrackForm } from '../tracking/TrackForm';

/** Milliseconds between two requests for an unpaid order. */
const PAUSE = 15_000;

/** Tracks one order or subscription by its id; a number alone is no proof, so the page also asks for the phone number. */
export default function TrackPage() {
  const { subscriptionId = '' } = useParams();
  const named = useHydrated() ? subscriptionId : null;
  if (named !== null && !isId(named)) return <FindByNumber typed={named} />;
  return <FollowedById subscriptionId={named} />;
}

const FindByNumber = ({ typed }: { typed: string }) => (
  <div className="page narrow">
    <h1>Track your order</h1>
    <p className="lead">Enter the phone number you ordered with, and we find your order.</p>
    <TrackForm number={/^[A-Z]{2}-?\d+$/i.test(typed) ? typed : ''} />
    <ReachUs />
  </div>
);

/** Null during hydration, because the prerendered page knew no id. */
function FollowedById({ subscriptionId }: { subscriptionId: string | null }) {
  const { data, error, asking, retry } = useCall(
    'checkSubscriptionStatus',
    subscriptionId === null ? null : { body: { subscriptionId } },
  );
  const unpaid = data?.payable || data?.paymentPending;
  useKeepAsking(retry, unpaid && !asking ? PAUSE : null);
  const slow = useSlow(!data && error === null);
  const unknown = error instanceof ApiError && error.status !== null && error.status < 500 && !isThrottled(error);
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
