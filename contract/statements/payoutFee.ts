/** Money that a provider or a wallet has collected, as its statement shows it; amounts are in whole units. */
export interface Collected {
  amount: number;
  fee: number;
}

/** The provider's fee of a payout, and whether the collected money explains it. */
export interface PayoutFee {
  /** The sum before fees. */
  collected: number;
  /** The sum of the fees that the lines name. */
  named: number;
  /** The collected money that did not reach the bank; negative if the bank received more. */
  fee: number;
  /**
   * NAMED: the lines name this fee, apart from rounding. USUAL: they name none, and it is at most a tenth of the money. UNUSUAL:
   * staff must explain it. NEGATIVE: the bank received more than was collected.
   */
  verdict: 'NAMED' | 'USUAL' | 'UNUSUAL' | 'NEGATIVE';
}

/** Returns whether a provider may keep this much of the collected money as its fee: up to a tenth. */
export const isUsualFee = (fee: number, collected: number): boolean => fee >= 0 && fee * 10 <= collected;

/** Returns the fee of a payout: a bank credit for the money of these lines. */
export function payoutFee(credit: number, lines: readonly Collected[]): PayoutFee {
  const collected = lines.reduce((sum, { amount }) => sum + amount, 0);
  const named = lines.reduce((sum, line) => sum + line.fee, 0);
  const fee = collected - credit;
  return { collected, named, fee, verdict: verdictOn(fee, named, collected, lines.length) };
}

function verdictOn(fee: number, named: number, collected: number, count: number): PayoutFee['verdict'] {
  if (fee < 0) return 'NEGATIVE';
  if (Math.abs(fee - named) <= roundingOf(count)) return 'NAMED';
  return named === 0 && isUsualFee(fee, collected) ? 'USUAL' : 'UNUSUAL';
}

/** Returns by how much the sum of fees may differ: each fee is rounded by up to half a unit. */
export const roundingOf = (count: number): number => Math.floor(count / 2);
