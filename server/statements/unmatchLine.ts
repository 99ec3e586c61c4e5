import { Refusal } from '../../contract/api/errors';
import type { RecordOf } from '../../resources/language/defineResource';
import { payments } from '../../resources/payments/payments';
import { statementActions } from '../../resources/statements/actions';
import { statementLines } from '../../resources/statements/statementLines';
import { separatedPairs } from '../../resources/statements/systemTables';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { recheckClaims } from './recheckClaims';
import { unmatchRefusal } from './rules/undo';
import { claimOn } from './undoStatement';

/**
 * Separates a line from a payment that it does not show, so that it can be claimed or matched with another. Answers 404 for an
 * unknown line, and 409 if the payment certainly is the one that the line shows.
 */
export const unmatchLine = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  reason: string,
  identity: Identity | null,
): Promise<RecordOf<typeof statementLines>> =>
  store.transaction(async (tx) => {
    const before = await tx.get(statementLines, id, { lock: true });
    if (!before) throw new Refusal('notFound', 'There is no such statement line.');
    const payment = before.paymentId ? await tx.get(payments, before.paymentId) : null;
    const refusal = unmatchRefusal(before, payment, await claimOn(tx, [id]));
    if (refusal) throw refusal;
    const { sourceId, code } = before;
    if (payment) await remember(tx, { sourceId, code, paymentId: payment.id }, now());
    const released = { status: 'UNMATCHED', paymentId: null } as const;
    const after = (await updateRecord(tx, statementLines, id, released, now())) ?? before;
    await recheckClaims(tx, now());
    await auditAction(tx, statementActions.unmatchLine, { identity, record: after, before, after, reason }, now());
    return after;
  });

/** Remembers the pair, so that importing the line again does not match it again. */
async function remember(
  tx: Store,
  pair: Pick<RecordOf<typeof separatedPairs>, 'sourceId' | 'code' | 'paymentId'>,
  now: Date,
): Promise<void> {
  const known = await tx.count(separatedPairs, {
    where: [
      { path: 'sourceId', in: [pair.sourceId] },
      { path: 'code', in: [pair.code] },
      { path: 'paymentId', in: [pair.paymentId] },
    ],
  });
  if (known === 0) await createRecord(tx, separatedPairs, pair, now);
}
