import { brand } from '../../contract/brand';
import type { ManualMethod, StatementKind } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import type { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type Confirmation, credit } from './credit';

export type StatementLine = RecordOf<typeof statementLines>;

/** The order or the renewal for which a payment is recorded; without a form, the customer to whom it is refunded. */
export type CreditedFor = Pick<
  Payment,
  'paymentFormId' | 'clientId' | 'accountId' | 'type' | 'initiatorType' | 'phoneNumber'
>;

/** Returns the values of a payment that pays a form. */
export const paysForm = (form: RecordOf<typeof paymentForms>): CreditedFor => {
  const { id: paymentFormId, clientId, accountId, type, initiatorType, phoneNumber } = form;
  return { paymentFormId, clientId, accountId, type, initiatorType, phoneNumber };
};

/** A statement line that pays a form, and the attempt to pay it that the line names, if any. The line and the form are locked. */
export interface LineCredit {
  line: StatementLine;
  for: CreditedFor;
  attempt: Payment | null;
  goesBack?: Confirmation['goesBack'];
}

const METHODS: Record<Exclude<StatementKind, 'MERCHANT_REPORT'>, ManualMethod> = {
  MTN_WALLET: 'MOBILE_MONEY',
  AIRTEL_WALLET: 'MOBILE_MONEY',
  BANK: 'BANK_TRANSFER',
};

/**
 * Credits money shown by a statement, in the transaction `tx`, like any other payment. The line is matched with the payment, so
 * it is credited only once. Throws UniqueViolation if another payment was credited with its code.
 */
export async function creditLine(
  tx: Store,
  { provider, config, ...deps }: Pick<Deps, 'provider' | 'config' | 'now'>,
  { line, attempt, goesBack, ...credited }: LineCredit,
): Promise<Payment> {
  const now = deps.now();
  const payment = attempt ?? (await paymentFor(tx, provider, line, credited.for, now));
  const { amount } = line;
  const confirmation = { confirmationCode: line.code, paidAt: line.bookedAt, ...(goesBack ? { goesBack } : {}) };
  const changes = { amount, ...(await credit(tx, { ...payment, amount }, confirmation, now, config)) };
  const updated = (await updateRecord(tx, payments, payment.id, changes, now)) ?? payment;
  await updateRecord(tx, statementLines, line.id, { status: 'MATCHED', paymentId: payment.id }, now);
  await closeNotifications(tx, line, payment.id, now);
  return updated;
}

/** Closes the provider's notifications about the money of a line that is credited now. */
async function closeNotifications(tx: Store, { code }: StatementLine, paymentId: string, now: Date): Promise<void> {
  const where = [
    { path: 'status', in: ['UNMATCHED'] },
    { path: 'confirmationCode', in: [code] },
  ] as const;
  for (const { id } of await tx.find(unmatchedNotifications, { where }))
    await updateRecord(tx, unmatchedNotifications, id, { status: 'MATCHED', paymentId }, now);
}

async function paymentFor(
  tx: Store,
  provider: Deps['provider'],
  line: StatementLine,
  creditedFor: CreditedFor,
  now: Date,
): Promise<Payment> {
  const source = await tx.get(statementSources, line.sourceId);
  const kind = source?.kind ?? 'BANK';
  const came =
    kind === 'MERCHANT_REPORT'
      ? { provider: provider.name }
      : { manualMethod: METHODS[kind], manualReference: line.code };
  const phoneNumber = line.phoneNumber ?? creditedFor.phoneNumber;
  const paid = { amount: line.amount, currency: brand.currency, phoneNumber };
  return createRecord(tx, payments, { ...creditedFor, ...paid, ...came }, now);
}
