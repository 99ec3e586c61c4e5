import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../statuses';
import type { Transitions } from '../transitions';

/**
 * `staff`: staff may choose this status. `event`: it only follows from a payment, a refund, the network, the clock or an
 * extension.
 */
type Cause = 'staff' | 'event';

/**
 * The lifecycle of a subscription. NEW, PENDING and INITIATED are unpaid. CREATED is paid and waits for the network or for the
 * previous subscription. INACTIVE is paid and paused by staff, with its unused days kept. ACTIVE runs; EXPIRED has run out.
 * FORFEITED: the customer gave up the unused days. TERMINATED: we ended it. CANCELLED: it was never paid, or was refunded. A
 * subscription whose whole time passed before it was processed goes directly from CREATED to EXPIRED.
 */
const LIFE: Record<SubscriptionStatus, Partial<Record<SubscriptionStatus, Cause>>> = {
  NEW: { PENDING: 'staff', INITIATED: 'event', CREATED: 'event', CANCELLED: 'staff' },
  PENDING: { INITIATED: 'event', CREATED: 'event', CANCELLED: 'staff' },
  INITIATED: { CREATED: 'event', CANCELLED: 'staff' },
  CREATED: {
    ACTIVE: 'event',
    EXPIRED: 'event',
    INACTIVE: 'staff',
    FORFEITED: 'staff',
    TERMINATED: 'staff',
    CANCELLED: 'event',
  },
  INACTIVE: { CREATED: 'staff', FORFEITED: 'staff', TERMINATED: 'staff', CANCELLED: 'event' },
  ACTIVE: {
    EXPIRED: 'event',
    INACTIVE: 'staff',
    FORFEITED: 'staff',
    TERMINATED: 'staff',
    CANCELLED: 'event',
  },
  EXPIRED: { ACTIVE: 'event', CANCELLED: 'event' },
  TERMINATED: { CANCELLED: 'event' },
  FORFEITED: { CANCELLED: 'event' },
  CANCELLED: {},
};

/** Returns whether a subscription may change to `to`, by staff or by an event. */
export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean => to in LIFE[from];

/** Returns the statuses that staff can set by hand. */
export const choicesOf = (from: SubscriptionStatus): SubscriptionStatus[] =>
  (Object.keys(LIFE[from]) as SubscriptionStatus[]).filter((to) => LIFE[from][to] === 'staff');

export const SUBSCRIPTION_TRANSITIONS = Object.fromEntries(
  SUBSCRIPTION_STATUSES.map((from) => [from, choicesOf(from)]),
) as unknown as Transitions<SubscriptionStatus>;
