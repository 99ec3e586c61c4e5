import type { UPDATE_TASK_TYPES } from '../../../contract/statuses';
import { nextByPauses } from '../../rules/backoff';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Pauses between the attempts to have the network do a task; there is one attempt more than there are pauses, then a person looks. */
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

/** When to try again after `attempts` attempts, the last of which has just failed; null: no more. */
export function nextActivationAfter(attempts: number, now: Date): Date | null {
  return nextByPauses(ACTIVATION_PAUSES, attempts - 1, now);
}

/** Whether a task still asks for what its account is entitled to; a renewal overtakes a deactivation, a refund an activation. */
export const isStillWanted = (type: (typeof UPDATE_TASK_TYPES)[number], hasPaidDays: boolean): boolean =>
  (type === 'DEACTIVATION') !== hasPaidDays;
