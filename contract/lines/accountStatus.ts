import type { ACCOUNT_STATUSES } from '../statuses';
import type { Transitions } from '../transitions';

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/**
 * What staff may make of an account. NEW has not been online; ACTIVE and INACTIVE follow from its subscriptions, TRANSFERRED from
 * a transfer. SUSPENDED pauses the subscriptions and switches the connection off; from there ACTIVE resumes them, INACTIVE is for an
 * account with nothing paid. TERMINATED ends the subscriptions and is final.
 */
export const ACCOUNT_TRANSITIONS: Transitions<AccountStatus> = {
  NEW: ['SUSPENDED', 'TERMINATED'],
  ACTIVE: ['SUSPENDED', 'TERMINATED'],
  INACTIVE: ['SUSPENDED', 'TERMINATED'],
  SUSPENDED: ['ACTIVE', 'INACTIVE', 'TERMINATED'],
  TERMINATED: [],
  TRANSFERRED: ['TERMINATED'],
};

/** Whether an account takes no subscription any more: a customer who comes back gets a new one. */
export const isClosed = (status: AccountStatus): boolean => status === 'TERMINATED' || status === 'TRANSFERRED';
