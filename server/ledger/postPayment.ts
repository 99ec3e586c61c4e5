import { brand } from '../../contract/brand';
import { ledgerMoneyAccount } from '../../contract/ledger/chart';
import type { Payment } from '../../resources/payments/Payment';
import { commissionPercentOf } from '../agents/commissionPercentOf';
import type { Store } from '../store/Store';
import { openBalance, rebook, type StoredBalance } from './balances';
import { balanceAfterRefund, balanceOfReceived } from './rules/paymentBalance';

/**
 * Posts money that came in, in the transaction `tx` that credits it. `price`: the price of what it buys in whole units, or 0 if
 * it is refunded.
 */
export async function postPayment(tx: Store, payment: Payment, price: number, now: Date): Promise<void> {
  const commissionPercent = await commissionPercentOf(tx, payment);
  const given = { amount: payment.amount, price, vatRate: brand.vat, commissionPercent };
  const balance = balanceOfReceived({ ...given, moneyAccount: ledgerMoneyAccount(payment) });
  const occasion = { type: 'PAYMENT', description: `Payment ${payment.reference}` } as const;
  await openBalance(tx, payment, balance, occasion, now);
}

/** The returned money, and the type and description of its entry. */
interface Returned {
  type: 'REFUND' | 'REVERSAL';
  /** In whole units. */
  amount: number;
  description: string;
}

/** Posts money that was refunded to the payer or taken back by the provider. `balance` comes from `lockBalance`. */
export async function postReturn(
  tx: Store,
  balance: StoredBalance,
  { amount, ...occasion }: Returned,
  now: Date,
): Promise<void> {
  await rebook(tx, balance, balanceAfterRefund(balance, amount), occasion, now);
}
