import { Refusal } from '../../contract/api/errors';
import type { ManualMethod } from '../../contract/statuses';
import type { BodyOf } from '../../resources/catalogue/actions';
import { claimActions } from '../../resources/claims/actions';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { StatementLine } from '../payments/creditLine';
import { recordManual } from '../payments/recordManual';
import { UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { renew } from '../subscriptions/renew';

const notWaiting = () => new Refusal('conflict', 'The money of this line is not waiting for a customer.');

/**
 * Pays an order or a renewal with the unmatched money of a line: the payment is recorded with the line's code and moment, and
 * credited like any other. Answers 404 for an unknown line, 409 if its money is matched already, and 422 if the amount is not what
 * the order asks.
 */
export const settleLine = (
  { store, now, config }: Pick<Deps, 'store' | 'now' | 'config'>,
  id: string,
  { subscriptionFormId, accountId, productId, note }: BodyOf<'settleLine'>,
  identity: Identity | null,
): Promise<{ payment: Payment; line: StatementLine }> =>
  store
    .transaction(async (tx) => {
      const line = await tx.get(statementLines, id);
      if (!line) throw new Refusal('notFound', 'There is no such statement line.');
      if (line.status !== 'UNMATCHED' || line.direction !== 'IN') throw notWaiting();
      const source = await tx.get(statementSources, line.sourceId);
      const renewal = accountId
        ? await renew(tx, { accountId, productId: productId ?? undefined }, identity?.userId ?? null, now())
        : null;
      const wanted = renewal ? { paymentFormId: renewal.paymentFormId } : { subscriptionFormId };
      const method: ManualMethod = source?.kind === 'BANK' ? 'BANK_TRANSFER' : 'MOBILE_MONEY';
      const paid = { ...wanted, method, reference: line.code, amount: line.amount, paidAt: line.bookedAt };
      const made = await recordManual(tx, paid, now(), config);
      // The order is locked before its lines, as in every other credit. A line with a code is matched by now.
      const locked = await tx.get(statementLines, id, { lock: true });
      if (locked?.status !== 'UNMATCHED' && locked?.paymentId !== made.id) throw notWaiting();
      const after = await updateRecord(tx, statementLines, id, { status: 'MATCHED', paymentId: made.id }, now());
      const payment = (await tx.get(payments, made.id)) ?? made;
      const said = { record: payment, after: payment, reason: note };
      await auditAction(tx, claimActions.settleLine, { identity, ...said }, now());
      return { payment, line: after ?? line };
    })
    .catch((error) => {
      if (!(error instanceof UniqueViolation)) throw error;
      throw new Refusal('conflict', 'The code of this line was credited already with another payment.');
    });
