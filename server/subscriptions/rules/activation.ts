import type { NetworkWait } from '../../../contract/devices/networkWaits';
import type { UPDATE_TASK_TYPES } from '../../../contract/statuses';
import { nextByPauses } from '../../rules/backoff';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The pauses between attempts to perform a network task. There is one attempt more than there are pauses; then a person must
 * decide.
 */
export const ACTIVATION_PAUSES = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  6 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
] as const;

/** Returns when to try again after `attempts` attempts, the last of which has just failed, or null if there are no more. */
export function nextActivationAfter(attempts: number, now: Date): Date | null {
  return nextByPauses(ACTIVATION_PAUSES, attempts - 1, now);
}

/**
 * The pauses between checks of a waiting task. It runs at once when a person provides what was missing; the pauses are for
 * changes in the network.
 */
const LOOKS: Record<NetworkWait, number> = {
  // A device is installed by a person, whereupon the task runs at once.
  NO_DEVICE: 24 * HOUR,
  NOT_LINKED: HOUR,
  NOT_SEEN: HOUR,
  NEXT_REPORT: 5 * MINUTE,
};

/** Returns the moment at which to check a waiting task again. */
export const nextLookAfter = (waitsFor: NetworkWait, now: Date): Date => new Date(now.getTime() + LOOKS[waitsFor]);

/** Returns whether a task still matches its account's entitlement. A renewal cancels a deactivation, a refund an activation. */
export const isStillWanted = (type: (typeof UPDATE_TASK_TYPES)[number], hasPaidDays: boolean): boolean =>
  (type === 'DEACTIVATION') !== hasPaidDays;
