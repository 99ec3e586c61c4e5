import { isClosed } from '../../contract/subscriptions/accountStatus';
import { accounts } from '../../resources/accounts/accounts';
import type { Claim } from '../../resources/claims/claims';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { type PaymentForm, paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import type { StatementLine } from '../payments/creditLine';
import { attemptsFor, paymentFormsOf } from '../payments/orders';
import type { Store } from '../store/Store';
import type { ClaimFacts } from './rules/claims';

/** The order of a claim, locked like for every payment, within the transaction that decides about the claim. */
export interface LockedOrder {
  /** One form for each package for which a payment was started; the claim's form comes first. */
  forms: readonly PaymentForm[];
  attempts: readonly Payment[];
  /** True if the order was cancelled or its account has ended. */
  isClosed: boolean;
  /** The names that payers give to the bank for this order. */
  names: readonly string[];
}

/** Returns the claim's order, locked. Throws if its payment form is gone. */
export async function claimedOrder(tx: Store, claim: Claim): Promise<LockedOrder> {
  const { subscriptionFormId, paymentFormId } = claim;
  const order = subscriptionFormId ? await tx.get(subscriptionForms, subscriptionFormId, { lock: true }) : null;
  const form = await tx.get(paymentForms, paymentFormId, { lock: true });
  if (!form) throw new Error(`The payment form of claim ${claim.claimNumber} is gone.`);
  const all = subscriptionFormId ? await paymentFormsOf(tx, subscriptionFormId) : [form];
  const forms = [form, ...all.filter(({ id }) => id !== form.id)];
  const accountId = form.accountId ?? claim.accountId;
  const account = accountId ? await tx.get(accounts, accountId) : null;
  return {
    forms,
    attempts: await attemptsFor(tx, form),
    isClosed: order?.status === 'CANCELLED' || (account !== null && isClosed(account.status)),
    names: [order?.formNumber, account?.accountNumber, claim.claimNumber, ...forms.map(({ formNumber }) => formNumber)]
      .filter((name) => name !== undefined)
      .map(bare),
  };
}

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Returns the attempt that a line of the provider's own report names, or null. */
export const namedAttempt = ({ attempts }: LockedOrder, line: StatementLine | null): Payment | null =>
  attempts.find(
    ({ id, reference, status }) => status !== 'SUCCESSFUL' && (line?.reference === id || line?.reference === reference),
  ) ?? null;

/** Returns whether a line names the order in its reference or its description. */
export function isNamedIn(order: LockedOrder, line: StatementLine): boolean {
  const words = `${line.reference ?? ''} ${line.description ?? ''}`.split(/[\s,;:/]+/).map(bare);
  return namedAttempt(order, line) !== null || order.names.some((name) => words.includes(name));
}

/** Returns the line with the claimed code; an unmatched one comes first. */
export async function claimedLine(tx: Store, slipCode: string): Promise<StatementLine | null> {
  const where = [
    { path: 'slipCode', in: [slipCode] },
    { path: 'direction', in: ['IN'] },
  ] as const;
  const lines = await tx.find(statementLines, { where });
  return lines.find(({ status }) => status === 'UNMATCHED') ?? lines[0] ?? null;
}

/** Returns the payment that was credited with the claimed code, directly or through the line that has it. */
export async function claimedHolder(
  tx: Store,
  slipCode: string,
  line: StatementLine | null,
  order: LockedOrder,
): Promise<ClaimFacts['holder']> {
  const [coded] = await tx.find(payments, { where: [{ path: 'slipCode', in: [slipCode] }], limit: 1 });
  const holder = coded ?? (line?.paymentId ? await tx.get(payments, line.paymentId) : null);
  return holder && { id: holder.id, isOfOrder: order.forms.some(({ id }) => id === holder.paymentFormId) };
}
