import type { ManualMethod } from '../../contract/statuses';

/** The payments that reach the bank days after they are recorded. */
export const CLEARED_LATER = ['CHEQUE', 'CARD_TERMINAL'] as const satisfies readonly ManualMethod[];

/** The days within which a refund of a transfer or of mobile money must be on a statement. */
export const REFUND_DAYS = 3;

/** The days within which a cheque or a card payment must be on a bank statement. */
export const CLEARING_DAYS = 7;
