import { brand } from '../../contract/brand';
import { moneyAccountOf } from '../../contract/ledger/chart';
import type { Payment } from '../../resources/payments/Payment';
import { commissionPercentOf } from '../agents/commissionPercentOf';
import type { Store } from '../store/Store';
import { openBalance, rebook, type StoredBalance } from './balances';
import { balanceAfterRefund, balanceOfReceived } from './rules/paymentBalance';

/** Books money that came in, in the transaction `tx` that credits it; `price`: what is bought with it, in whole units, 0 where it goes back. */
export async function postPayment(tx: Store, payment: Payment, price: number, now: Date): Promise<void> {
  const commissionPercent = await commissionPercentOf(tx, payment);
  const given = { amount: payment.amount, price, vatRate: brand.vat, commissionPercent };
  const balance = balanceOfReceived({ ...given, moneyAccount: moneyAccountOf(payment) });
  const occasion = { type: 'PAYMENT', description: `Payment ${payment.reference}` } as const;
  await openBalance(tx, payment, balance, occasion, now);
}

/** Money that went back, and how the entry is called. */
interface Returned {
  type: 'REFUND' | 'REVERSAL';
  /** Whole units. */
  amount: number;
  description: string;
}

/** Books money that went back to the payer or was taken back by the provider; `balance`: as `lockBalance` gave it. */
export async function postReturn(
  tx: Store,
  balance: StoredBalance,
  { amount, ...occasion }: Returned,
  now: Date,
): Promise<void> {
  await rebook(tx, balance, balanceAfterRefund(balance, amount), occasion, now);
}
