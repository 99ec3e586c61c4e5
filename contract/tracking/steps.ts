import type { TrackingFacts } from './facts';
import type { TrackingState } from './states';

/** The steps of an order's life, in their order. A renewal has no installation. */
export const STEP_NAMES = ['form', 'payment', 'installation', 'active'] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP_STATES = ['done', 'current', 'waiting', 'failed', 'paused', 'ended'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The step that a state is at, and how that stands; the steps before it are done, those after it wait or do not come. */
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
  SUSPENDED: ['active', 'paused'],
  ACCOUNT_CLOSED: ['active', 'ended'],
  ACCOUNT_TRANSFERRED: ['active', 'ended'],
};

/** States after which no further step comes, besides those that have ended. */
const LAST: readonly TrackingState[] = ['NOT_FEASIBLE', 'ORDER_CANCELLED_PAYING'];

/** The steps of an order or a renewal, from its state; what was not paid or installed is not told to be. */
export function stepsOf(
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
