import { type RecordOf, type Resource, setAt, valueAt } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import { type NewRecord, takeNumbers } from './createRecord';
import { newId } from './newId';
import type { Draft, Store } from './Store';

/** A record that was created without being read back: the given values, its id and its running numbers. */
export type CreatedRecord<R> = NewRecord<R> & Pick<RecordOf<R>, 'id'>;

/**
 * Stores many new records within the transaction `tx`, like createRecord, but in few statements. A given running number is kept,
 * and the sequence continues after it.
 */
export async function createRecords<F extends Fields>(
  tx: Store,
  resource: Resource<F>,
  all: readonly NewRecord<Resource<F>>[],
  now: Date,
): Promise<CreatedRecord<Resource<F>>[]> {
  if (all.length === 0) return [];
  const moment = now.toISOString();
  const drafts: Record<string, unknown>[] = all.map((values) => ({
    ...values,
    ...{ id: newId(now), dateCreated: moment, dateUpdated: moment },
  }));
  for (const { path, field } of resource.leaves) {
    if (field.kind !== 'sequence') continue;
    const lacking = drafts.filter((draft) => !valueAt(draft, path));
    const kept = drafts.filter((draft) => !lacking.includes(draft)).map((draft) => String(valueAt(draft, path)));
    const numbers = await takeNumbers(tx, field, { count: lacking.length, kept }, now);
    for (const [at, draft] of lacking.entries()) setAt(draft, path, numbers[at]);
  }
  await tx.load(resource, drafts as Draft<F>[]);
  // These were just built from `NewRecord` with an id.
  return drafts as CreatedRecord<Resource<F>>[];
}
