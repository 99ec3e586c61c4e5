import { REFUND_DAYS } from '../../rules/clearing';
import type { ReadLine } from './readRow';

/** A refund that was paid out, with the facts by which its line is found. */
export interface PaidRefund {
  paymentId: string;
  amount: number;
  effectedAt: string | null;
  /** The reference of the transfer back, such as the bank's number. */
  payoutReference: string | null;
}

/** A line of outgoing money with its position in the file. */
export interface OutgoingLine {
  at: number;
  line: Pick<ReadLine, 'code' | 'reference' | 'amount' | 'bookedAt'>;
}

/** The maximum time in milliseconds between the booking of a refund and of its line. */
export const REFUND_NEAR = REFUND_DAYS * 86_400_000;

/**
 * Returns the payment for each line by which a refund was paid out, by the line's position: by the reference of the refund, else
 * by amount and time, if exactly one line and one refund fit.
 */
export function matchedRefunds(
  lines: readonly OutgoingLine[],
  refunds: readonly PaidRefund[],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const used = new Set<PaidRefund>();
  for (const { at, line } of lines) {
    const refund = refunds.find(
      ({ payoutReference }) => payoutReference && [line.code, line.reference].includes(payoutReference),
    );
    if (!refund) continue;
    found.set(at, refund.paymentId);
    used.add(refund);
  }
  const loose = lines.filter(({ at }) => !found.has(at));
  const open = refunds.filter((refund) => !used.has(refund));
  const fits =
    (refund: PaidRefund) =>
    ({ line: { amount, bookedAt } }: OutgoingLine) =>
      amount === refund.amount && Math.abs(Date.parse(bookedAt) - Date.parse(refund.effectedAt ?? '')) <= REFUND_NEAR;
  for (const refund of open) {
    const [own, ...others] = loose.filter(fits(refund));
    const isOnly = own && others.length === 0 && open.filter((each) => fits(each)(own)).length === 1;
    if (isOnly) found.set(own.at, refund.paymentId);
  }
  return found;
}

/** The highest amount of a charge, in whole units of the provider's currency; more than that is looked at by a person. */
const MOST_CHARGE = 50_000;
const CHARGE =
  /^(?:(?:monthly|ledger|account|transaction|transfer|withdrawal|sms|service|bank|management|maintenance|commission)\s)*(?:charges?|fees?|commission|levy|excise duty|stamp duty|withholding tax)(?!\p{L})/iu;

/** Returns whether outgoing money is a charge of the bank or carrier itself, by its description. */
export const isCharge = ({ description, amount }: Pick<ReadLine, 'description' | 'amount'>): boolean =>
  amount <= MOST_CHARGE && CHARGE.test(description ?? '');
