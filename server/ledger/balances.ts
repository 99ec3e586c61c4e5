import { brand } from '../../contract/brand';
import { ledgerMoneyAccount } from '../../contract/ledger/chart';
import type { RecordOf } from '../../resources/language/defineResource';
import { paymentBalances } from '../../resources/ledger/systemTables';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { commissionPercentOf } from '../agents/commissionPercentOf';
import { recordCommission } from '../agents/commissions';
import { midnightAfter } from '../rules/days';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { serviceAt } from '../subscriptions/rules/service';
import { type Posting, post } from './post';
import {
  balanceAfterRefund,
  balanceAfterService,
  balanceOfReceived,
  movesBetween,
  type PaymentBalance,
  vatIn,
} from './rules/paymentBalance';
import { owedOf } from './rules/transactions';
import { ledgerOf } from './transactions';

export type StoredBalance = RecordOf<typeof paymentBalances>;
/** The type and description of a payment's entry. */
export type EntryReason = Pick<Posting, 'type' | 'description'>;

/** Stores the balance of a payment that was just credited, with its entry. The database ensures one per payment. */
export async function openBalance(
  tx: Store,
  { id: paymentId, accountId }: Pick<Payment, 'id' | 'accountId'>,
  balance: PaymentBalance,
  occasion: EntryReason,
  now: Date,
): Promise<StoredBalance> {
  if (!accountId) throw new Error(`Payment ${paymentId} belongs to no account.`);
  const earnDueAt = balance.deferred > 0 ? midnightAfter(now).toISOString() : null;
  const stored = await createRecord(tx, paymentBalances, { ...balance, paymentId, accountId, earnDueAt }, now);
  await recordCommission(tx, paymentId, balance.commission, now);
  await post(tx, { ...occasion, paymentId, accountId, moves: movesBetween(null, balance) }, now);
  return stored;
}

/** Changes a stored balance, whose row the transaction `tx` holds, and posts the entry for the difference. */
export async function rebook(
  tx: Store,
  before: StoredBalance,
  after: PaymentBalance,
  occasion: EntryReason,
  now: Date,
): Promise<void> {
  await saveBalance(tx, before, after, after.deferred > 0 ? before.earnDueAt : null, now);
  const { paymentId, accountId } = before;
  await recordCommission(tx, paymentId, after.commission - before.commission, now);
  await post(tx, { ...occasion, paymentId, accountId, moves: movesBetween(before, after) }, now);
}

/** Only writes the balance; the caller posts the entry. */
export async function saveBalance(
  tx: Store,
  { id }: StoredBalance,
  { refunded, vat, owed, deferred, earned, usedSeconds, commission }: PaymentBalance,
  earnDueAt: string | null,
  now: Date,
): Promise<void> {
  const changes = { refunded, vat, owed, deferred, earned, usedSeconds, commission, earnDueAt };
  await updateRecord(tx, paymentBalances, id, changes, now);
}

/**
 * Returns the balance of a credited payment, locked until the transaction ends. A payment that was credited before there was a
 * ledger gets its balance here, from its receipt, its transactions and its used days. Call this before anything about the payment
 * changes.
 */
export async function lockBalance(tx: Store, payment: Payment, now: Date): Promise<StoredBalance> {
  const [found] = await tx.find(paymentBalances, { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 });
  const known = found && (await tx.get(paymentBalances, found.id, { lock: true }));
  if (known) return known;
  const occasion = { type: 'OPENING', description: `Opening balance of payment ${payment.reference}` } as const;
  return openBalance(tx, payment, await balanceSoFar(tx, payment, now), occasion, now);
}

/** The same for the payment of a receipt, by its id. Does nothing if the payment does not exist or has a balance. */
export async function ensureBalance(tx: Store, paymentId: string, now: Date): Promise<void> {
  const payment = await tx.get(payments, paymentId, { lock: true });
  if (payment) await lockBalance(tx, payment, now);
}

async function balanceSoFar(tx: Store, payment: Payment, now: Date): Promise<PaymentBalance> {
  const rows = await ledgerOf(tx, payment);
  const cameIn = rows.filter(({ type }) => type === 'PAYMENT');
  const amountOf = (some: typeof rows) => some.reduce((sum, { amount }) => sum + amount, 0);
  const amount = amountOf(cameIn);
  const price = amountOf(cameIn.filter(({ credit }) => credit === 'CUSTOMER_PREPAYMENTS'));
  const [receipt] = await tx.find(receipts, { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 });
  const vatRate = receipt ? rateOf(receipt) : 0;
  const commissionPercent = await commissionPercentOf(tx, payment);
  const received = balanceOfReceived({
    amount,
    price,
    vatRate,
    commissionPercent,
    moneyAccount: ledgerMoneyAccount(payment),
  });
  const refunded = balanceAfterRefund(received, amount - owedOf(rows));
  const [bought] = await tx.find(subscriptions, { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 });
  const service = bought ? serviceAt(bought, now) : null;
  return service ? balanceAfterService(refunded, service) : refunded;
}

/** Returns the VAT rate of a receipt in per cent: today's rate if it gives the receipt's rounded VAT, otherwise an estimate. */
function rateOf({ amount, vat }: Pick<RecordOf<typeof receipts>, 'amount' | 'vat'>): number {
  if (vatIn(amount, brand.vat) === vat) return brand.vat;
  return amount > vat ? (100 * vat) / (amount - vat) : 0;
}
