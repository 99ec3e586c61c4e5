import { lazy, Suspense, useState } from 'react';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import type { ClaimedOrder } from './useClaim';

const HavePaid = lazy(() => import('./HavePaid').catch(() => ({ default: () => <ReachUs /> })));

interface ClaimEntryProps {
  order: ClaimedOrder;
  /** Called once the payment is found. */
  onSettled(): void;
  /** Called once we are looking for the payment, so that the page does not invite to pay again. */
  onLooking?(): void;
}

/** For visitors who say that they have paid although we have no payment; the form is loaded when it is opened. */
export function ClaimEntry({ order, onSettled, onLooking }: ClaimEntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="card claim" aria-labelledby="have-paid">
      <h2 id="have-paid">Already paid?</h2>
      {open ? (
        <Suspense fallback={<Spinner label="Loading the form" />}>
          <HavePaid order={order} onSettled={onSettled} onLooking={onLooking} />
        </Suspense>
      ) : (
        <>
          <p className="soft">If money left your account, give us the code from the payment SMS. Do not pay again.</p>
          <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
            <Icon name="check" /> I have paid
          </button>
        </>
      )}
    </section>
  );
}
