import { findResource } from '../../resources';
import { logs } from '../../resources/audit/logs';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { erasedPart } from './eraseRecord';
import type { Holding } from './recordsOf';
import { scrubbed, singleNamesOf } from './scrub';

type Log = RecordOf<typeof logs>;
/** The number of ids in one query. */
const BATCH = 500;

/**
 * Removes a person from the audit log. It still shows which record was changed, by whom, when and in which fields, but not the
 * values of their personal fields. Returns the number of changed entries.
 */
export async function eraseLogs(tx: Store, holding: Holding, names: readonly string[], now: Date): Promise<number> {
  await tx.allowLogChange('ERASURE');
  const ids = [...holding.values()].flatMap((rows) => rows.map(({ id }) => id));
  let changed = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const where = [{ path: 'recordId' as const, in: ids.slice(at, at + BATCH) }];
    for (const log of await tx.find(logs, { where })) changed += await eraseLog(tx, log, names, now);
  }
  // Exports of a list are logged with the words that were searched.
  const exported = await tx.find(logs, {
    where: [
      { path: 'action', in: ['EXPORT'] },
      { path: 'recordId', isNull: true },
    ],
  });
  const searched = [...names, ...singleNamesOf(holding)];
  for (const log of exported) changed += await eraseLog(tx, log, searched, now);
  return changed;
}

async function eraseLog(tx: Store, log: Log, names: readonly string[], now: Date): Promise<number> {
  const resource = log.recordId === null ? undefined : findResource(log.resource);
  const part = (value: unknown) => (value ? scrubbed(erasedPart(resource, value as object), names) : value);
  const after = { before: part(log.before), after: part(log.after), reason: scrubbed(log.reason, names) };
  if (JSON.stringify(after) === JSON.stringify({ before: log.before, after: log.after, reason: log.reason })) return 0;
  await updateRecord(tx, logs, log.id, after, now);
  return 1;
}
