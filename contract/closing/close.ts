/** The status of a daily close: the day is compared, then prepared by one person and closed for good by another. */
export const CLOSE_STATUSES = ['OPEN', 'PREPARED', 'CLOSED'] as const;
export type CloseStatus = (typeof CLOSE_STATUSES)[number];

/** The comparisons that must match before a day is closed. */
export const TIES = ['STATEMENTS', 'RECEIPTS', 'LEDGER', 'SERVICE'] as const;
export type Tie = (typeof TIES)[number];

/** RESOLVED: the difference was found once and has disappeared since. */
export const DIFFERENCE_STATUSES = ['OPEN', 'EXPLAINED', 'RESOLVED'] as const;

/** Every way in which the two sides of a comparison can differ. */
export const DIFFERENCE_KINDS = [
  'UNKNOWN_CODE',
  'NO_STATEMENT',
  'LOST_LINE',
  'DOUBLED_LINE',
  'CHANGED_LINE',
  'OTHER_PAYER',
  'UNCLEARED_SLIP',
  'MISTYPED_SLIP',
  'UNSENT_REFUND',
  'UNEXPLAINED_OUT',
  'WRONG_AMOUNT',
  'MISSING_FEE',
  'HIGH_FEE',
  'WRONG_DAY',
  'OTHER_CURRENCY',
  'REVERSAL',
  'REFUNDED_TWICE',
  'MISSING_RECEIPT',
  'RECEIPT_WITHOUT_MONEY',
  'MISSING_ENTRY',
  'LOST_STATUS',
  'MISSING_ENTITLEMENT',
  'DAYS_TWICE',
  'SHORTENED_SERVICE',
  'UNPAID_SERVICE',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The advice to staff for each kind of difference. */
export const DIFFERENCE_TODO: Record<DifferenceKind, string> = {
  UNKNOWN_CODE:
    'Find the order that this line pays: match it with a claim or record the payment. If it pays none, ignore the line.',
  NO_STATEMENT: 'Import the statement of this day.',
  LOST_LINE: 'Ask the provider for this payment, or match it with its line.',
  DOUBLED_LINE: 'Check both lines: return the second payment, or explain that the provider shows one payment twice.',
  CHANGED_LINE: 'Ask the provider which of the two files is right: this line was changed or taken out later.',
  OTHER_PAYER:
    'Ask the payer for which account the money is: it came from the number of another customer than we recorded.',
  UNCLEARED_SLIP:
    'Ask the bank for the cheque or card payment. Match it with its line, or reverse the payment if the money never came.',
  MISTYPED_SLIP: 'Compare the number on the slip with the line: they are nearly the same, and so is the amount.',
  UNSENT_REFUND: 'Check whether this refund was really sent: no statement shows that the money went out.',
  UNEXPLAINED_OUT:
    'Find out why this money went out. If it is your own payment, ignore the line with a note; if not, ask for it back.',
  WRONG_AMOUNT: 'Compare both amounts, then accept or refund the difference.',
  MISSING_FEE: 'Ask the provider for the fee of this line.',
  HIGH_FEE: 'Ask the provider why this fee is more than a tenth of the amount.',
  WRONG_DAY: 'Check both times; explain it if the payment was only settled later.',
  OTHER_CURRENCY: 'Refund the payment at the provider, then ignore the line or explain it.',
  REVERSAL: 'Check the payment with the provider, so that the reversal is booked.',
  REFUNDED_TWICE: 'Ask the payer or the provider to return the second refund.',
  MISSING_RECEIPT: 'Issue the receipt.',
  RECEIPT_WITHOUT_MONEY: 'Check the payment with the provider: this receipt says that money came, but none did.',
  MISSING_ENTRY: 'Check the journal entries of this payment or payout.',
  LOST_STATUS: 'Check the payment with the provider: it was credited and booked, but is no longer successful.',
  MISSING_ENTITLEMENT: 'Check the payment again or refund it: the customer has no days for it.',
  DAYS_TWICE: 'Take back the days that were not paid for.',
  SHORTENED_SERVICE: 'Give back the days that are missing: the service ends before the paid days are over.',
  UNPAID_SERVICE: 'Find out who switched this subscription on: no payment, extension, transfer or import is behind it.',
};

/** The records of a difference; those that it does not concern are null. */
interface Concerned {
  kind: DifferenceKind;
  paymentId: string | null;
  lineId: string | null;
  subscriptionId: string | null;
}

/** The kinds that are resolved on the statement line. */
const OF_LINES: readonly DifferenceKind[] = [
  'UNKNOWN_CODE',
  'DOUBLED_LINE',
  'CHANGED_LINE',
  'OTHER_PAYER',
  'UNEXPLAINED_OUT',
  'MISSING_FEE',
  'HIGH_FEE',
];

/** Returns the back-office route, with its parameters, where a difference is resolved. */
export function mendedAt({ kind, paymentId, lineId, subscriptionId }: Concerned): string {
  if (kind === 'NO_STATEMENT') return '/statements';
  if (subscriptionId) return `/all-subscription-paid-details?id=${subscriptionId}`;
  if (lineId && (OF_LINES.includes(kind) || !paymentId)) return `/statement-line-details?id=${lineId}`;
  if (kind === 'MISSING_ENTRY' && paymentId) return `/journal-entries?paymentId=${paymentId}`;
  return paymentId ? `/payment-details?id=${paymentId}` : '/all-payments';
}
