import type { TrackingFacts } from './facts';
import type { TrackingState } from './states';

/** The steps of an order, in order. A renewal has no installation. */
export const STEP_NAMES = ['form', 'payment', 'installation', 'active'] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP_STATES = ['done', 'current', 'waiting', 'failed', 'paused', 'ended'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The labels of the steps for the customer. */
export const STEP_TITLES: Record<StepName, string> = {
  form: 'Order',
  payment: 'Payment',
  installation: 'Installation',
  active: 'Online',
};

/** The labels of the states of a step. */
export const STEP_WORDS: Record<StepState, string> = {
  done: 'Done',
  current: 'Now',
  waiting: 'Upcoming',
  failed: 'Failed',
  paused: 'Paused',
  ended: 'Ended',
};

/** The current step of each state, and the state of that step. Earlier steps are done; later steps wait or do not follow. */
const AT: Record<TrackingState, readonly [StepName, StepState]> = {
  ORDER_UNPAID: ['payment', 'current'],
  PAYMENT_PENDING: ['payment', 'current'],
  PAYMENT_FAILED: ['payment', 'failed'],
  PAYMENT_HELD: ['payment', 'current'],
  ORDER_CANCELLED: ['payment', 'ended'],
  ORDER_CANCELLED_PAYING: ['payment', 'current'],
  ORDER_PAID: ['installation', 'current'],
  AWAITS_VISIT: ['installation', 'current'],
  VISIT_PLANNED: ['installation', 'current'],
  INSTALLING: ['installation', 'current'],
  AWAITS_PROVIDER: ['installation', 'current'],
  NOT_FEASIBLE: ['installation', 'failed'],
  AWAITS_DEVICE: ['installation', 'current'],
  SWITCHING_ON: ['active', 'current'],
  SWITCHING_ON_LATE: ['active', 'current'],
  ONLINE: ['active', 'done'],
  ENDS_SOON: ['active', 'done'],
  RENEWAL_UNPAID: ['payment', 'current'],
  RENEWAL_PENDING: ['payment', 'current'],
  RENEWAL_FAILED: ['payment', 'failed'],
  RENEWAL_HELD: ['payment', 'current'],
  RENEWAL_CANCELLED: ['payment', 'ended'],
  RENEWAL_WAITS: ['active', 'waiting'],
  PAUSED: ['active', 'paused'],
  ENDED: ['active', 'ended'],
  ENDED_FOLLOWED: ['active', 'ended'],
  TERMINATED: ['active', 'ended'],
  FORFEITED: ['active', 'ended'],
  REFUNDED: ['active', 'ended'],
  REFUNDED_FOLLOWED: ['active', 'ended'],
  SUSPENDED: ['active', 'paused'],
  ACCOUNT_CLOSED: ['active', 'ended'],
  ACCOUNT_TRANSFERRED: ['active', 'ended'],
};

/** States after which no further step follows, besides those that have ended. */
const LAST: readonly TrackingState[] = ['NOT_FEASIBLE', 'ORDER_CANCELLED_PAYING'];

/** Returns the steps of an order or a renewal in a state, without a payment or an installation that did not happen. */
export function trackingSteps(
  state: TrackingState,
  { subscription, isInstalled }: Pick<TrackingFacts, 'subscription' | 'isInstalled'>,
): { name: StepName; state: StepState }[] {
  const [at, standing] = AT[state];
  const place = STEP_NAMES.indexOf(at);
  const isUnpaid = subscription !== null && !subscription.isPaid;
  const steps = STEP_NAMES.map((name, index) => ({
    name,
    state: index < place ? ('done' as const) : index === place ? standing : ('waiting' as const),
  }));
  return steps.filter(({ name }, index) => {
    if (index > place && (standing === 'ended' || LAST.includes(state))) return false;
    if (name === 'payment' && place > index) return !isUnpaid;
    if (name !== 'installation') return true;
    return subscription?.isRenewal ? at === 'installation' : at !== 'active' || isInstalled;
  });
}
