import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { brand } from '../../../contract/brand';
import { payoutFee } from '../../../contract/statements/payoutFee';
import type { StatementKind } from '../../../contract/statuses';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { statementLines } from '../../../resources/statements/statementLines';
import { type ClosedDay, isInClosedDay } from '../../rules/closing';

/** A day in milliseconds. */
export const DAY = 86_400_000;

type Line = Pick<
  RecordOf<typeof statementLines>,
  'code' | 'sourceId' | 'direction' | 'currency' | 'status' | 'bookedAt' | 'amount' | 'fee' | 'payoutLineId'
>;

/** The payout that staff want to settle: a bank's line, and the provider's lines that it pays out. */
export interface ChosenPayout {
  credit: Omit<Line, 'code'>;
  /** The kind of the credit's source, and of the source of the first chosen line. */
  creditKind: StatementKind;
  collectorKind: StatementKind;
  lines: readonly Line[];
  /** Why the fee is unusual; null if staff say nothing. */
  note: string | null;
}

/** Returns why a line may not be settled as a payout, or null. */
export function creditRefusal(
  { direction, status, currency }: Omit<Line, 'code'>,
  kind: StatementKind,
): Refusal | null {
  if (direction !== 'IN') return new Refusal('conflict', 'This line does not show incoming money.');
  if (status !== 'UNMATCHED') return new Refusal('conflict', 'This line is matched already.');
  if (currency !== brand.currency)
    return new Refusal('conflict', 'This line is in another currency: send the money back there.');
  return kind === 'BANK' ? null : new Refusal('conflict', 'Only money that came into a bank account can be a payout.');
}

/** Returns why a bank's line may not be settled as the payout of the chosen lines, or null. */
export function payoutRefusal({ credit, creditKind, collectorKind, lines, note }: ChosenPayout): Refusal | null {
  const refusal = creditRefusal(credit, creditKind);
  if (refusal) return refusal;
  if (collectorKind === 'BANK')
    return new Refusal('conflict', 'Money in a bank account is not paid out: choose lines of a provider.');
  for (const line of lines) {
    const { code } = line;
    if (line.sourceId !== lines[0]?.sourceId) return new Refusal('conflict', 'A payout has lines of one source only.');
    if (line.payoutLineId) return new Refusal('conflict', phrase('Line {code} was paid out already.', { code }));
    const isMoney = line.direction === 'IN' && line.currency === brand.currency;
    if (!isMoney || !(line.status === 'UNMATCHED' || line.status === 'MATCHED'))
      return new Refusal('conflict', phrase('Line {code} shows no money that can be paid out.', { code }));
    if (Date.parse(line.bookedAt) >= Date.parse(credit.bookedAt) + DAY)
      return new Refusal('conflict', phrase('The money of line {code} came in after this payout.', { code }));
  }
  const { collected, fee, verdict } = payoutFee(credit.amount, lines);
  if (verdict === 'NEGATIVE')
    return new Refusal(
      'conflict',
      phrase('The bank received {amount}, but only {collected} was collected.', { amount: credit.amount, collected }),
    );
  return verdict === 'UNUSUAL' && !note
    ? fieldRefusal('note', phrase('must say why the fee is {fee} of {collected}', { fee, collected }))
    : null;
}

/** The facts that decide whether staff may undo a payout. */
export interface PayoutUse {
  credit: Pick<Line, 'status' | 'bookedAt'>;
  isSettledByStaff: boolean;
  /** When it was booked in the ledger (ISO 8601). */
  bookedAt: string;
  /** The last closed day; null before the first close. */
  closed: ClosedDay | null;
}

/** Returns why a payout may not be undone, or null. */
export function undoPayoutRefusal({ credit, bookedAt, ...use }: PayoutUse): Refusal | null {
  if (credit.status !== 'PAYOUT') return new Refusal('conflict', 'This line is not a payout.');
  if (!use.isSettledByStaff)
    return new Refusal('conflict', 'This payout was not settled by staff: undo the import of its statement.');
  return use.closed && isInClosedDay({ movedAt: credit.bookedAt, bookedAt }, use.closed)
    ? new Refusal('conflict', phrase('The day {day} is closed and uses this payout.', { day: use.closed.day }))
    : null;
}
