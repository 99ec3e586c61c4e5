/** EARNED: a payment came in for an order of the agency. REVERSED: its money went back, so the amount is negative. */
export const COMMISSION_TYPES = ['EARNED', 'REVERSED'] as const;

/** What has become of a commission: it waits, is in a payout that is not paid yet, or was paid out. */
export const COMMISSION_STATUSES = ['UNPAID', 'IN_PAYOUT', 'PAID'] as const;

/** A payout is prepared by one person, approved by another, and then paid; CANCELLED is possible until it is paid. */
export const PAYOUT_STATUSES = ['PREPARED', 'APPROVED', 'PAID', 'CANCELLED'] as const;

/** How an agency is paid. */
export const PAYOUT_METHODS = ['MOBILE_MONEY', 'BANK_TRANSFER', 'CASH'] as const;

/** The most earned commissions of one payout; further ones are for the next. */
export const MOST_COMMISSIONS = 500;
