import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../statuses';
import type { Transitions } from '../transitions';

/** `staff`: somebody may choose it. `event`: it follows from a payment, a refund, the network, the clock or an extension, and from nothing else. */
type Cause = 'staff' | 'event';

/**
 * The life of a subscription. NEW, PENDING and INITIATED are not paid; CREATED is paid and waits for the network or for the
 * one before it; INACTIVE is paid and paused by staff, its unused days kept; ACTIVE runs; EXPIRED ran out. FORFEITED: the customer gives the
 * unused days up. TERMINATED: we end it. CANCELLED: never paid, or the money went back. One whose whole time passed while
 * nobody looked goes from CREATED to EXPIRED at once.
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

/** Whether a subscription may become `to`, whatever the cause. */
export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean => to in LIFE[from];

/** What staff may make of a subscription by hand. */
export const choicesOf = (from: SubscriptionStatus): SubscriptionStatus[] =>
  (Object.keys(LIFE[from]) as SubscriptionStatus[]).filter((to) => LIFE[from][to] === 'staff');

export const SUBSCRIPTION_TRANSITIONS = Object.fromEntries(
  SUBSCRIPTION_STATUSES.map((from) => [from, choicesOf(from)]),
) as unknown as Transitions<SubscriptionStatus>;
