import type { TrackingFacts } from './facts';
import type { TrackingState } from './states';

type Subscription = NonNullable<TrackingFacts['subscription']>;

/** Returns the state of an order or a subscription in tracking: the single rule, for customers and staff. */
export function trackingStateOf(facts: TrackingFacts): TrackingState {
  const { subscription, account } = facts;
  if (account === 'TERMINATED') return 'ACCOUNT_CLOSED';
  if (account === 'TRANSFERRED') return 'ACCOUNT_TRANSFERRED';
  if (!subscription) return orderState(facts);
  if (account === 'SUSPENDED') return 'SUSPENDED';
  return subscriptionState(subscription, facts);
}

function orderState({ order, payment }: TrackingFacts): TrackingState {
  if (order?.status === 'PAID') return 'ORDER_PAID';
  const isOpen = payment?.isHeld || payment?.status === 'PENDING';
  if (order?.status === 'CANCELLED') return isOpen ? 'ORDER_CANCELLED_PAYING' : 'ORDER_CANCELLED';
  if (payment?.isHeld) return 'PAYMENT_HELD';
  if (payment?.status === 'PENDING') return 'PAYMENT_PENDING';
  return payment?.status === 'FAILED' ? 'PAYMENT_FAILED' : 'ORDER_UNPAID';
}

function subscriptionState(subscription: Subscription, facts: TrackingFacts): TrackingState {
  const { status, isPaid } = subscription;
  switch (status) {
    case 'NEW':
    case 'PENDING':
    case 'INITIATED':
      return isPaid ? waitingState(subscription, facts) : unpaidState(facts);
    case 'CREATED':
      return waitingState(subscription, facts);
    case 'INACTIVE':
      return 'PAUSED';
    case 'ACTIVE':
      return runningState(subscription, facts);
    case 'CANCELLED':
      if (!isPaid) return 'RENEWAL_CANCELLED';
      return facts.other ? 'REFUNDED_FOLLOWED' : 'REFUNDED';
    case 'EXPIRED':
      return facts.other ? 'ENDED_FOLLOWED' : 'ENDED';
    case 'TERMINATED':
    case 'FORFEITED':
      return facts.other ? 'ENDED_FOLLOWED' : status;
  }
}

function unpaidState({ payment }: TrackingFacts): TrackingState {
  if (payment?.isHeld) return 'RENEWAL_HELD';
  if (payment?.status === 'PENDING') return 'RENEWAL_PENDING';
  return payment?.status === 'FAILED' ? 'RENEWAL_FAILED' : 'RENEWAL_UNPAID';
}

/** Returns the state of a paid subscription that waits for the previous one, for its installation, or for the network. */
function waitingState({ isRenewal }: Subscription, facts: TrackingFacts): TrackingState {
  if (facts.other === 'RUNS') return 'RENEWAL_WAITS';
  return installationState(isRenewal, facts) ?? networkState(facts);
}

/** Returns the state of the installation, or null if none is needed or it is done. */
function installationState(isRenewal: boolean, { isInstalled, installation }: TrackingFacts): TrackingState | null {
  if (isInstalled || (isRenewal && !installation)) return null;
  switch (installation?.status) {
    case undefined:
    case 'NEW':
      return installation?.isPlanned ? 'VISIT_PLANNED' : 'AWAITS_VISIT';
    case 'ACTIVE':
      return 'INSTALLING';
    case 'SERVICE_PROVIDER_SWITCH':
      return 'AWAITS_PROVIDER';
    case 'NOT_FEASIBLE':
      return 'NOT_FEASIBLE';
    case 'CLOSED':
      return null;
  }
}

/** Returns the state of a subscription that only the network has to switch on. A person must provide what is missing. */
function networkState({ isInstalled, hasFailed, waitsFor }: TrackingFacts): TrackingState {
  if (waitsFor === 'NO_DEVICE' && !isInstalled) return 'AWAITS_DEVICE';
  return hasFailed || waitsFor === 'NOT_LINKED' || waitsFor === 'NOT_SEEN' ? 'SWITCHING_ON_LATE' : 'SWITCHING_ON';
}

function runningState({ hasEnded, endsSoon }: Subscription, { other }: TrackingFacts): TrackingState {
  if (hasEnded) return other ? 'ENDED_FOLLOWED' : 'ENDED';
  return endsSoon && other !== 'WAITS' ? 'ENDS_SOON' : 'ONLINE';
}
