import type { JournalAccount } from '../../contract/ledger/chart';
import type { Store } from '../store/Store';
import { type JournalEntry, post } from './post';
import type { Move } from './rules/paymentBalance';

/** Money that a provider has paid out to the bank, according to a statement. Amounts are in whole units. */
export interface BankSettlement {
  /** Its identity, such as a statement line. The same source is posted once. */
  source: string;
  description: string;
  /** The amounts taken from each clearing account, before fees. */
  gross: readonly { account: JournalAccount; amount: number }[];
  /** The provider's fee; the bank receives the rest. */
  fee: number;
}

/**
 * Posts a provider's settlement to the bank, in the transaction `tx` that matches it: clearing moves to the bank, less the fee.
 * Throws UniqueViolation if its source is already posted, and an error if an amount is not a whole number above zero or the fee
 * exceeds the sum.
 */
export async function postSettlement(tx: Store, settlement: BankSettlement, now: Date): Promise<JournalEntry> {
  const { source, description, gross, fee } = settlement;
  const total = gross.reduce((sum, { amount }) => sum + amount, 0);
  const isWhole = gross.length > 0 && gross.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0);
  if (!isWhole) throw new Error('gross must be whole amounts above zero.');
  if (!Number.isSafeInteger(fee) || fee < 0 || fee > total)
    throw new Error(`fee must be a whole amount up to ${total}.`);
  const moves: Move[] = [
    ['BANK', total - fee],
    ['PROVIDER_FEES', fee],
    ...gross.map(({ account, amount }): Move => [account, -amount]),
  ];
  const entry = await post(tx, { type: 'SETTLEMENT', description, moves, source }, now);
  if (!entry) throw new Error('gross must be taken from other accounts than the bank.');
  return entry;
}
