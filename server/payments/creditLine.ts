import { brand } from '../../contract/brand';
import type { ManualMethod, StatementKind } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import type { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type Confirmation, credit } from './credit';

export type StatementLine = RecordOf<typeof statementLines>;

/** A statement line that pays a form, and the attempt to pay it that the line names, if any. `line` and `form` are locked. */
export interface LineCredit {
  line: StatementLine;
  form: RecordOf<typeof paymentForms>;
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
  { line, form, attempt, goesBack }: LineCredit,
): Promise<Payment> {
  const now = deps.now();
  const payment = attempt ?? (await paymentFor(tx, provider, line, form, now));
  const { amount } = line;
  const confirmation = { confirmationCode: line.code, paidAt: line.bookedAt, ...(goesBack ? { goesBack } : {}) };
  const changes = { amount, ...(await credit(tx, { ...payment, amount }, confirmation, now, config)) };
  const credited = (await updateRecord(tx, payments, payment.id, changes, now)) ?? payment;
  await updateRecord(tx, statementLines, line.id, { status: 'MATCHED', paymentId: payment.id }, now);
  return credited;
}

async function paymentFor(
  tx: Store,
  provider: Deps['provider'],
  line: StatementLine,
  form: LineCredit['form'],
  now: Date,
): Promise<Payment> {
  const source = await tx.get(statementSources, line.sourceId);
  const kind = source?.kind ?? 'BANK';
  const { clientId, accountId, type, initiatorType } = form;
  const came =
    kind === 'MERCHANT_REPORT'
      ? { provider: provider.name }
      : { manualMethod: METHODS[kind], manualReference: line.code };
  const phoneNumber = line.phoneNumber ?? form.phoneNumber;
  const paid = { amount: line.amount, currency: brand.currency, phoneNumber };
  const values = { paymentFormId: form.id, clientId, accountId, type, initiatorType, ...paid, ...came };
  return createRecord(tx, payments, values, now);
}
