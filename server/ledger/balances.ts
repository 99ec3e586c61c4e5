import { brand } from '../../contract/brand';
import { moneyAccountOf } from '../../contract/ledger/chart';
import type { RecordOf } from '../../resources/language/defineResource';
import { paymentBalances } from '../../resources/ledger/systemTables';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { commissionPercentOf } from '../agents/commissionPercentOf';
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
} from './rules/paymentBalance';
import { owedOf } from './rules/transactions';
import { vatIn } from './rules/vat';
import { ledgerOf } from './transactions';

export type StoredBalance = RecordOf<typeof paymentBalances>;
/** What an entry says of a payment besides its moves. */
export type Occasion = Pick<Posting, 'type' | 'description'>;

/** Of a payment that has just been credited, its balance with its entry; its uniqueness a payment is the database's. */
export async function openBalance(
  tx: Store,
  { id: paymentId, accountId }: Pick<Payment, 'id' | 'accountId'>,
  balance: PaymentBalance,
  occasion: Occasion,
  now: Date,
): Promise<StoredBalance> {
  if (!accountId) throw new Error(`Payment ${paymentId} belongs to no account.`);
  const earnDueAt = balance.deferred > 0 ? midnightAfter(now).toISOString() : null;
  const stored = await createRecord(tx, paymentBalances, { ...balance, paymentId, accountId, earnDueAt }, now);
  await post(tx, { ...occasion, paymentId, accountId, moves: movesBetween(null, balance) }, now);
  return stored;
}

/** Brings a stored balance, whose row the transaction `tx` holds, to what it has become, with the entry that moves it there. */
export async function rebook(
  tx: Store,
  before: StoredBalance,
  after: PaymentBalance,
  occasion: Occasion,
  now: Date,
): Promise<void> {
  await saveBalance(tx, before, after, after.deferred > 0 ? before.earnDueAt : null, now);
  const { paymentId, accountId } = before;
  await post(tx, { ...occasion, paymentId, accountId, moves: movesBetween(before, after) }, now);
}

/** Only writes the balance: the caller books what moves. */
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
 * The balance of a credited payment, locked until the transaction ends. One that was credited before there was a ledger gets it
 * here, by its receipt, its transactions and the days that it has had; so it is asked for before anything of the payment changes.
 */
export async function lockBalance(tx: Store, payment: Payment, now: Date): Promise<StoredBalance> {
  const [found] = await tx.find(paymentBalances, { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 });
  const known = found && (await tx.get(paymentBalances, found.id, { lock: true }));
  if (known) return known;
  const occasion = { type: 'OPENING', description: `Opening balance of payment ${payment.reference}` } as const;
  return openBalance(tx, payment, await balanceSoFar(tx, payment, now), occasion, now);
}

/** The same for the payment of a receipt, by its id; nothing where the payment is not there or has its balance. */
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
    moneyAccount: moneyAccountOf(payment),
  });
  const refunded = balanceAfterRefund(received, amount - owedOf(rows));
  const [bought] = await tx.find(subscriptions, { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 });
  const service = bought ? serviceAt(bought, now) : null;
  return service ? balanceAfterService(refunded, service) : refunded;
}

/** Per cent of VAT in a receipt: today's rate where it gives the receipt's VAT, which is rounded; another one as far as it can be told. */
function rateOf({ amount, vat }: Pick<RecordOf<typeof receipts>, 'amount' | 'vat'>): number {
  if (vatIn(amount, brand.vat) === vat) return brand.vat;
  return amount > vat ? (100 * vat) / (amount - vat) : 0;
}
