import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { isClosed } from '../../contract/subscriptions/accountStatus';
import { accounts } from '../../resources/accounts/accounts';
import type { BodyOf } from '../../resources/catalogue/actions';
import { claimActions } from '../../resources/claims/actions';
import type { Payment } from '../../resources/payments/Payment';
import { statementLines } from '../../resources/statements/statementLines';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { creditLine, type StatementLine } from '../payments/creditLine';
import { attemptsFor, getOrder, type OrderReference } from '../payments/orders';
import { creditedWith } from '../payments/slips';
import type { Store } from '../store/Store';
import { renew } from '../subscriptions/renew';
import { matchRefusal } from './rules/claims';

/**
 * Pays an order or a renewal with the unmatched money of a line, which is credited like a claimed one: with its code, its moment, and
 * the way it came. Answers 404 for an unknown line, and 409 if the line or the order does not allow it.
 */
export const settleLine = (
  deps: Deps,
  id: string,
  { subscriptionFormId, accountId, productId, note }: BodyOf<'settleLine'>,
  identity: Identity | null,
): Promise<{ payment: Payment; line: StatementLine }> =>
  deps.store.transaction(async (tx) => {
    const now = deps.now();
    if (!(await tx.get(statementLines, id))) throw new Refusal('notFound', 'There is no such statement line.');
    const wanted: OrderReference = accountId
      ? { paymentFormId: await renewalOf(tx, { accountId, productId }, identity, now) }
      : { subscriptionFormId: subscriptionFormId ?? '' };
    // The order is locked before its lines, as in every other credit.
    const { paymentForm: form } = await getOrder(tx, wanted, now);
    const line = await tx.get(statementLines, id, { lock: true });
    if (!line) throw new Refusal('notFound', 'There is no such statement line.');
    const account = form.accountId ? await tx.get(accounts, form.accountId) : null;
    const facts = {
      attempts: await attemptsFor(tx, form),
      isClosed: account !== null && isClosed(account.status),
      price: form.amount,
    };
    const refusal = matchRefusal(line, facts, 'ACCEPT');
    if (refusal) throw refusal;
    const holder = await creditedWith(tx, line.slipCode);
    if (holder)
      throw new Refusal(
        'conflict',
        phrase('Payment {reference} was credited with this code already.', { reference: holder.reference }),
      );
    const payment = await creditLine(tx, deps, { line, form, attempt: null });
    const said = { record: payment, after: payment, reason: note };
    await auditAction(tx, claimActions.settleLine, { identity, ...said }, now);
    return { payment, line: (await tx.get(statementLines, id)) ?? line };
  });

/** Returns the payment form of a renewal of the account, which is created if none is open. */
async function renewalOf(
  tx: Store,
  { accountId, productId }: { accountId: string; productId?: string | null | undefined },
  identity: Identity | null,
  now: Date,
): Promise<string> {
  const wish = { accountId, ...(productId ? { productId } : {}) };
  return (await renew(tx, wish, identity?.userId ?? null, now)).paymentFormId ?? '';
}
