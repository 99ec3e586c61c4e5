import { isClosed } from '../../contract/subscriptions/accountStatus';
import { accounts } from '../../resources/accounts/accounts';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import type { StatementLine } from '../payments/creditLine';
import { attemptsFor, paymentFormsOf } from '../payments/orders';
import type { Store } from '../store/Store';
import type { Claim, PaymentForm } from './Claim';
import type { ClaimFacts } from './rules/claims';

/** What a claim is about, within the transaction that decides about it: its order locked as every payment of it does. */
export interface ClaimedOrder {
  /** One for each package that somebody has begun to pay; that of the claim first. */
  forms: readonly PaymentForm[];
  attempts: readonly Payment[];
  /** Whether the order was cancelled or its account has ended. */
  isClosed: boolean;
  /** By which people name it to the bank. */
  names: readonly string[];
}

/** The claim's order, locked. Throws where its payment form is gone. */
export async function claimedOrder(tx: Store, claim: Claim): Promise<ClaimedOrder> {
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

/** The attempt that a line of the provider's own report names; null where it names none. */
export const namedAttempt = ({ attempts }: ClaimedOrder, line: StatementLine | null): Payment | null =>
  attempts.find(
    ({ id, reference, status }) => status !== 'SUCCESSFUL' && (line?.reference === id || line?.reference === reference),
  ) ?? null;

/** Whether a line names the order in its reference or its description. */
export function isNamedIn(order: ClaimedOrder, line: StatementLine): boolean {
  const words = `${line.reference ?? ''} ${line.description ?? ''}`.split(/[\s,;:/]+/).map(bare);
  return namedAttempt(order, line) !== null || order.names.some((name) => words.includes(name));
}

/** The line with the claimed code: one that waits for its payment before any other. */
export async function claimedLine(tx: Store, slipCode: string): Promise<StatementLine | null> {
  const where = [
    { path: 'slipCode', in: [slipCode] },
    { path: 'direction', in: ['IN'] },
  ] as const;
  const lines = await tx.find(statementLines, { where });
  return lines.find(({ status }) => status === 'UNMATCHED') ?? lines[0] ?? null;
}

/** The payment that was credited with the claimed code, by itself or by the line that has it. */
export async function claimedHolder(
  tx: Store,
  slipCode: string,
  line: StatementLine | null,
  order: ClaimedOrder,
): Promise<ClaimFacts['holder']> {
  const [coded] = await tx.find(payments, { where: [{ path: 'slipCode', in: [slipCode] }], limit: 1 });
  const holder = coded ?? (line?.paymentId ? await tx.get(payments, line.paymentId) : null);
  return holder && { id: holder.id, isOfOrder: order.forms.some(({ id }) => id === holder.paymentFormId) };
}
