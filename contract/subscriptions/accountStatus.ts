import type { ACCOUNT_STATUSES } from '../statuses';
import type { Transitions } from '../transitions';

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/**
 * The account statuses that staff can set. A NEW account has not been online; ACTIVE and INACTIVE follow from its subscriptions,
 * TRANSFERRED from a transfer. SUSPENDED pauses the subscriptions and switches the connection off; ACTIVE then resumes them, and
 * INACTIVE is for an account with nothing paid. TERMINATED ends the subscriptions and is final.
 */
export const ACCOUNT_TRANSITIONS: Transitions<AccountStatus> = {
  NEW: ['SUSPENDED', 'TERMINATED'],
  ACTIVE: ['SUSPENDED', 'TERMINATED'],
  INACTIVE: ['SUSPENDED', 'TERMINATED'],
  SUSPENDED: ['ACTIVE', 'INACTIVE', 'TERMINATED'],
  TERMINATED: [],
  TRANSFERRED: ['TERMINATED'],
};

/** Returns whether an account can have no new subscription: a returning customer gets a new account. */
export const isClosed = (status: AccountStatus): boolean => status === 'TERMINATED' || status === 'TRANSFERRED';
