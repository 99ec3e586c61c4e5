import { useState } from 'react';
import { useNavigate } from 'react-router';
import { againstRenewing } from '../../contract/subscriptions/renewing';
import type { LatestSubscription } from '../../resources/subscriptions/renewalActions';
import { ApiError } from '../api/ApiError';
import { ClaimEntry } from '../claims/ClaimEntry';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import { OwnReceipts } from '../payments/OwnReceipts';
import { usePackages } from '../subscribe/usePackages';
import { CannotRenew } from './CannotRenew';
import { dropPart, type RenewalAccess } from './kept';
import { PendingRenewal } from './PendingRenewal';
import { RenewalForm } from './RenewalForm';
import { useLatest } from './useLatest';
import { WhatYouHave } from './WhatYouHave';

/** Returns whether the customer has paid for a first package that has not begun. */
const isNotInstalled = ({ subscription }: LatestSubscription) =>
  subscription.status === 'CREATED' && !subscription.isRenewal;

interface RenewalProps {
  access: RenewalAccess;
  onEnded(): void;
  /** Chooses another account of the same phone number; missing if there is none. */
  onChooseAgain?(): void;
}

/** Shows the customer's subscription, their payment in progress, if any, and what a renewal adds. */
export function Renewal({ access, onEnded, onChooseAgain }: RenewalProps) {
  const navigate = useNavigate();
  const { latest, error, asking, refresh } = useLatest(access, onEnded);
  const packages = usePackages();
  const failed = (latest ? null : error) ?? packages.error;
  const standing = { answer: latest, asking, refresh };
  // A payment in progress comes first: two large buttons would invite customers to pay twice.
  const [another, setAnother] = useState(false);
  const pending = another ? null : latest?.pendingRenewal;
  const nothing = error instanceof ApiError && error.status === 404;
  const refusal = latest && againstRenewing(latest.accountStatus);
  const leave = () => {
    dropPart('access');
    navigate('/login_renew');
  };

  return (
    <>
      <h1>{'Your renewal'}</h1>
      <p className="lead">
        {refusal ? 'This is account' : 'You are renewing account'} {access.accountNumber}.{' '}
        <button type="button" className="button button-text" onClick={onChooseAgain ?? leave}>
          Renew another account
        </button>
      </p>
      {nothing && (
        <Notice tone="info" title="There is nothing to renew on this account yet">
          <p>The first package is not paid yet. Pay for your order first, or contact us.</p>
          <ReachUs />
        </Notice>
      )}
      {failed !== null && !nothing && (
        <FailedNotice title="Your subscription did not load" error={failed} retry={latest ? packages.retry : refresh} />
      )}
      {failed === null && !(latest && packages.products) && <Spinner label="Loading your subscription" />}
      {refusal && <CannotRenew refusal={refusal} />}
      {latest && refusal && <WhatYouHave access={access} latest={latest} />}
      {latest && !refusal && isNotInstalled(latest) && (
        <Notice tone="info" title="You are not connected yet">
          <p>Your first package begins when we switch your connection on. A renewal adds its days after that.</p>
        </Notice>
      )}
      {latest && pending && !nothing && !refusal && (
        <div className="subscribe-parts">
          <PendingRenewal access={access} renewal={pending} standing={standing} onEnded={onEnded} />
          <WhatYouHave access={access} latest={latest} />
          {!pending.payment.held && (
            <button type="button" className="button button-text" onClick={() => setAnother(true)}>
              Choose another package instead
            </button>
          )}
        </div>
      )}
      {latest && packages.products && !pending && !nothing && !refusal && (
        <RenewalForm access={access} latest={latest} products={packages.products} onEnded={onEnded}>
          <WhatYouHave access={access} latest={latest} />
        </RenewalForm>
      )}
      {latest?.unpaidFormId && !latest.pendingRenewal?.payment.held && !refusal && (
        <ClaimEntry order={{ paymentFormId: latest.unpaidFormId }} onSettled={refresh} />
      )}
      {latest && <OwnReceipts receipts={latest.receipts} />}
    </>
  );
}
