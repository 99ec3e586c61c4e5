import { counters } from '../../resources/catalogue/systemTables';
import type { AnyResource, RecordOf, Resource } from '../../resources/language/defineResource';
import { setAt } from '../../resources/language/defineResource';
import type { Field, Fields, RecordBase } from '../../resources/language/kinds';
import { formatNumber } from '../../resources/language/sequence';
import { yearAt } from '../rules/days';
import { newId } from './newId';
import type { Draft, Store } from './Store';
import { updateRecord } from './updateRecord';

/** The given values of a new record: any of its fields, without id and moments. */
export type NewRecord<R> = Partial<Omit<RecordOf<R>, keyof RecordBase>>;

/**
 * Stores a new record within the transaction `tx` and assigns its id, moments and running numbers. A number is taken from its
 * locked counter row, so that an aborted transaction leaves no gap.
 */
export async function createRecord<F extends Fields>(
  tx: Store,
  resource: Resource<F>,
  values: NewRecord<Resource<F>>,
  now: Date,
) {
  const moment = now.toISOString();
  const draft: Record<string, unknown> = {
    ...values,
    id: newId(now),
    dateCreated: moment,
    dateUpdated: moment,
  };
  for (const { path, field } of resource.leaves) {
    if (field.kind === 'sequence') setAt(draft, path, await nextNumber(tx, field, now));
  }
  const [record] = await tx.insert(resource, [draft as Draft<F>]);
  if (!record) throw new Error(`The store answered no ${resource.singular}.`);
  return record;
}

async function lockedCounter(tx: Store, { prefix = '' }: Field) {
  const [row] = await tx.find(counters, { where: [{ path: 'key', in: [prefix] }], limit: 1 });
  const locked = row && (await tx.get(counters, row.id, { lock: true }));
  if (!locked) throw new Error(`The counter "${prefix}" was not made at start-up.`);
  return locked;
}

/**
 * Waits for any transaction that is creating a record of the resource, and blocks others from doing so until this transaction
 * ends.
 */
export async function lockNumbers(tx: Store, resource: AnyResource): Promise<void> {
  for (const { field } of resource.leaves) if (field.kind === 'sequence') await lockedCounter(tx, field);
}

async function nextNumber(tx: Store, field: Field, now: Date): Promise<string> {
  const [number = ''] = await takeNumbers(tx, field, { count: 1, kept: [] }, now);
  return number;
}

/**
 * Returns the next `count` numbers of a sequence, after all `kept` ones. Those were assigned elsewhere, and none may be assigned
 * again.
 */
export async function takeNumbers(
  tx: Store,
  field: Field,
  { count, kept }: { count: number; kept: readonly string[] },
  now: Date,
): Promise<string[]> {
  const locked = await lockedCounter(tx, field);
  // The year never goes back: a slow clock, or waiting for the lock at midnight, would assign last year's first number again.
  const year = field.yearly ? Math.max(yearAt(now), locked.year) : locked.year;
  const before = field.yearly && locked.year !== year ? 0 : locked.last;
  const passed = Math.max(before, ...kept.map((number) => countIn(field, number, year)));
  const last = passed + count;
  if (last !== locked.last || year !== locked.year) await updateRecord(tx, counters, locked.id, { last, year }, now);
  return Array.from({ length: count }, (_, at) => formatNumber(field, passed + at + 1, year));
}

/** Returns the count in a number of the sequence, or 0 if the sequence never assigns that number. */
function countIn(field: Field, number: string, year: number): number {
  const count = Number(/(\d{1,9})$/.exec(number)?.[1] ?? 0);
  return formatNumber(field, count, year) === number ? count : 0;
}

/** Creates missing counter rows, starting after the existing records (demo data). Runs while no other process starts. */
export async function ensureCounters(tx: Store, resources: readonly AnyResource[], now: Date): Promise<void> {
  const known = new Set((await tx.find(counters)).map((counter) => counter.key));
  for (const resource of resources) {
    for (const { field } of resource.leaves) {
      if (!field.prefix || known.has(field.prefix)) continue;
      const last = await tx.count(resource);
      await createRecord(tx, counters, { key: field.prefix, last, year: yearAt(now) }, now);
    }
  }
}
