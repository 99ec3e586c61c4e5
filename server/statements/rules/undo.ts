import { Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { Payment } from '../../../resources/payments/Payment';
import type { statementLines } from '../../../resources/statements/statementLines';

/** The facts that decide whether a statement may be removed. */
export interface StatementUse {
  /** The last closed day, `YYYY-MM-DD`, and the number of the statement's lines that it or an earlier closed day uses. */
  closed: { day: string; lines: number } | null;
  /** The number of a claim that was settled with one of the lines, or null. */
  claimNumber: string | null;
}

/** Returns why a statement may not be removed, or null. */
export function undoRefusal({ closed, claimNumber }: StatementUse): Refusal | null {
  if (closed && closed.lines > 0)
    return new Refusal(
      'conflict',
      phrase('The day {day} is closed and uses lines of this statement: {lines}.', closed),
    );
  if (claimNumber)
    return new Refusal(
      'conflict',
      phrase('Claim {claimNumber} was settled with a line of this statement.', { claimNumber }),
    );
  return null;
}

type MatchedLine = Pick<RecordOf<typeof statementLines>, 'status' | 'code' | 'slipCode'>;

/**
 * Returns why a line may not be separated from its payment, or null. A payment with the line's code, or one that was credited by
 * the line, is certainly the one that it shows.
 */
export function unmatchRefusal(
  line: MatchedLine,
  payment: Pick<Payment, 'reference' | 'slipCode' | 'confirmationCode'> | null,
  claimNumber: string | null,
): Refusal | null {
  if (line.status !== 'MATCHED' || !payment) return new Refusal('conflict', 'This line is not matched with a payment.');
  if ((line.slipCode && line.slipCode === payment.slipCode) || line.code === payment.confirmationCode)
    return new Refusal(
      'conflict',
      phrase('Payment {reference} has the code of this line. Refund the payment instead.', {
        reference: payment.reference,
      }),
    );
  if (claimNumber)
    return new Refusal(
      'conflict',
      phrase('Claim {claimNumber} was settled with this line. Refund its payment instead.', { claimNumber }),
    );
  return null;
}
