import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';

/** All demo data, and the moment for which it was created. */
export interface Records {
  now: Date;
  of<R extends AnyResource>(resource: R): readonly RecordOf<R>[];
}

/** Groups records by the value of one of their fields. Records without a value are left out. */
export function groupedBy<R>(records: readonly R[], keyOf: (record: R) => string | null): ReadonlyMap<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const record of records) {
    const value = keyOf(record);
    if (value === null) continue;
    const group = groups.get(value);
    if (group) group.push(record);
    else groups.set(value, [record]);
  }
  return groups;
}

export const recordsById = <R extends { id: string }>(records: readonly R[]): ReadonlyMap<string, R> =>
  new Map(records.map((record) => [record.id, record]));
