import { useState } from 'react';
import { Link } from 'react-router';
import { ClaimEntry } from '../claims/ClaimEntry';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { Spinner } from '../layout/Spinner';
import { NotYet } from '../payments/NotYet';
import { PayForm } from '../payments/PayForm';
import { type RenewalAccess, type RenewalOrder, recallPart } from './kept';
import { PendingRenewal } from './PendingRenewal';
import { useLatest } from './useLatest';
import { useRenewalPayment } from './useRenewalPayment';
import { WhatYouGet } from './WhatYouGet';

interface RenewalCheckoutProps {
  access: RenewalAccess;
  onEnded(): void;
}

/** The checkout of the renewal that was started in this visit. */
export function RenewalCheckout({ access, onEnded }: RenewalCheckoutProps) {
  const [order] = useState(() => recallPart('order'));
  return (
    <>
      <h1>Pay for your renewal</h1>
      {order ? (
        <OpenRenewal access={access} onEnded={onEnded} order={order} />
      ) : (
        <Notice tone="info" title="There is no renewal to pay here">
          <p>It is already paid, or you started it in another window.</p>
          <Link className="button" to="/renew">
            See your package
          </Link>
        </Notice>
      )}
    </>
  );
}

/** The payment in progress, or the form to start one. */
function OpenRenewal({ order, ...rest }: RenewalCheckoutProps & { order: RenewalOrder }) {
  const { latest, error, asking, refresh } = useLatest(rest.access, rest.onEnded);
  const standing = { answer: latest, asking, refresh };
  const { progress, failure, looking, pay } = useRenewalPayment({ ...rest, standing });
  const [isClaimed, setClaimed] = useState(false);
  const pending = latest?.pendingRenewal;
  if (!latest)
    return error === null ? (
      <Spinner label="Loading your renewal" />
    ) : (
      <FailedNotice title="Your renewal did not load" error={error} retry={refresh} />
    );
  return (
    <div className="pay">
      {pending?.subscriptionId === order.subscriptionId ? (
        <PendingRenewal {...rest} renewal={pending} standing={standing} />
      ) : isClaimed ? (
        <NotYet onPay={() => setClaimed(false)} />
      ) : (
        <PayForm
          amount={order.amount}
          knownPhone={recallPart('phoneNumber') ?? ''}
          progress={progress}
          failure={failure}
          looking={looking}
          onPay={(means) => pay(order.subscriptionId, means)}
        />
      )}
      <WhatYouGet offer={order} />
      {order.paymentFormId && (
        <ClaimEntry
          order={{ paymentFormId: order.paymentFormId }}
          onSettled={refresh}
          onLooking={() => setClaimed(true)}
        />
      )}
      <p>
        <Link className="button button-quiet" to="/renew">
          Back to your subscription
        </Link>
      </p>
    </div>
  );
}
