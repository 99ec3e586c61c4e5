import type { AccountStatus } from './accountStatus';

/** The reason why an account cannot be renewed, as its customer reads it. */
export interface RenewalRefusal {
  title: string;
  text: string;
  /** True if the customer can order a new connection instead. */
  mayOrder: boolean;
}

const REFUSALS: Partial<Record<AccountStatus, RenewalRefusal>> = {
  SUSPENDED: {
    title: 'This account is suspended',
    text: 'It can’t be renewed now. Your paid days are kept: call us to switch your connection on again.',
    mayOrder: false,
  },
  TERMINATED: {
    title: 'This account is closed',
    text: 'It can’t be renewed. Order a new connection, or call us.',
    mayOrder: true,
  },
  TRANSFERRED: {
    title: 'This account was transferred',
    text: 'Its connection belongs to another account now. Renew that account, or call us.',
    mayOrder: true,
  },
};

/** Returns why an account in this status cannot be renewed, or null if it can. */
export const againstRenewing = (status: AccountStatus): RenewalRefusal | null => REFUSALS[status] ?? null;

export const isRenewable = (status: AccountStatus): boolean => againstRenewing(status) === null;
