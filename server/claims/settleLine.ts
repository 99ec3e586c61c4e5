import { Refusal } from '../../contract/api/errors';
import { claimActions } from '../../resources/claims/actions';
import type { Payment } from '../../resources/payments/Payment';
import { statementLines } from '../../resources/statements/statementLines';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { creditLine, type StatementLine } from '../payments/creditLine';
import { updateRecord } from '../store/updateRecord';
import { lineRefusal } from './rules/claims';
import { assertNotCredited, type SettlementBody, settlementOf } from './settlement';

/**
 * Pays an order or a renewal with the unmatched money of a line, or refunds it. It is credited like a claimed line: with its code,
 * its moment, and the way it came. Answers 404 for an unknown line, and 409 if the line or the order does not allow it.
 */
export const settleLine = (
  deps: Deps,
  id: string,
  body: SettlementBody,
  identity: Identity | null,
): Promise<{ payment: Payment; line: StatementLine }> =>
  deps.store.transaction(async (tx) => {
    const now = deps.now();
    const known = await tx.get(statementLines, id);
    if (!known) throw new Refusal('notFound', 'There is no such statement line.');
    const settlement = await settlementOf(tx, body, known.amount, identity, now);
    const line = (await tx.get(statementLines, id, { lock: true })) ?? known;
    const refusal = lineRefusal(line);
    if (refusal) throw refusal;
    settlement.assertPayable(line.amount);
    await assertNotCredited(tx, line.slipCode);
    const payment = await creditLine(tx, deps, { line, attempt: null, ...settlement });
    const settled = await updateRecord(tx, statementLines, id, { settledById: identity?.userId ?? null }, now);
    const said = { record: payment, after: payment, reason: body.note };
    await auditAction(tx, claimActions.settleLine, { identity, ...said }, now);
    return { payment, line: settled ?? line };
  });
