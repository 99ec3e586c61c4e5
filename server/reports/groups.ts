import { findResource } from '../../resources';
import type { Days } from '../../resources/metrics/Figure';
import { NONE_ROW, type ReportRow } from '../../resources/reports/Report';
import { labelsOf } from '../labels/labelsOf';
import { dayAfter, getDayStart } from '../rules/days';
import type { Store } from '../store/Store';

/** Returns the moments between which records of these days were created. */
export const createdOn = ({ from, to }: Days) =>
  ({ path: 'dateCreated', from: getDayStart(from), before: getDayStart(dayAfter(to, 1)) }) as const;

/** Groups records by a key; those without one are in a group of their own. */
export function groupedBy<R>(records: readonly R[], keyOf: (record: R) => string | null): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const record of records) {
    const key = keyOf(record) ?? NONE_ROW;
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

type Row = Pick<ReportRow, 'key' | 'values'>;

/** Sorts rows by their first value, the largest first; the row of records without a key comes last. */
export const sortedRows = (rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (a, b) =>
      Number(a.key === NONE_ROW) - Number(b.key === NONE_ROW) ||
      (b.values[0] ?? 0) - (a.values[0] ?? 0) ||
      a.key.localeCompare(b.key),
  );

/** Names the rows of records of a resource by their labels; rows of options have none. */
export async function namedRows(
  store: Store,
  rows: readonly Row[],
  days: Days,
  resource: string | null,
): Promise<ReportRow[]> {
  const ids = rows.map(({ key }) => key).filter((key) => key !== NONE_ROW);
  const labels = resource ? await labelsOf(store, new Map([[resource, new Set(ids)]]), findResource) : {};
  return rows.map(({ key, values }) => ({ key, label: labels[key] ?? null, days, values }));
}
