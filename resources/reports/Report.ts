import type { Permission } from '../../contract/access/permissions';
import { NONE } from '../language/filters';
import { type Days, type Figure, figureAddress } from '../metrics/Figure';
import { englishOf } from '../translations/englishOf';

/**
 * The days that a report covers. `months`: whole calendar months, with a row or a cohort for each; `days`: any days; `now`: the
 * state at the moment of the question.
 */
export type ReportPeriod = 'months' | 'days' | 'now';

/** The maximum length of a period: two years by months, a year by days. */
export const MOST_MONTHS = 24;
export const MOST_REPORT_DAYS = 366;

/** How a column's values are written. Minutes are shown as hours and minutes; a share is in per cent. */
export type ColumnKind = 'count' | 'money' | 'share' | 'minutes';

export interface ReportColumn {
  name: string;
  label: string;
  kind: ColumnKind;
  /** True if the values of all rows may be added up. */
  adds?: true;
  /** The list of what the cell counts, if it is not the row's. */
  list?: RowList;
}

/** A row of a report: a month, an option of a closed list, or a record. */
export interface ReportRow {
  /** `2026-03`, an option, an id, or `NONE`. */
  key: string;
  /** The name of a record; null for months and options. */
  label: string | null;
  /** The days of the records that the row counts; an open end is blank. Null if it depends on no days. */
  days: Days | null;
  /** One value for each column, or null if it has none. */
  values: (number | null)[];
}

/** The key of the row of records that refer to nothing, and the filter of lists for it. */
export const NONE_ROW = 'NONE';
export const filterValue = (key: string): string => (key === NONE_ROW ? NONE : key);

/** Returns the list of the records that a row counts, or undefined if no list shows them. */
type RowList = (row: Pick<ReportRow, 'key' | 'days'>, by: string | undefined) => RowTarget | undefined;
type RowTarget = Pick<Figure, 'resource' | 'list' | 'filter' | 'days'>;

/**
 * A report, declared once: who may read it, what can be chosen, its columns, and the list behind each row. The server computes its
 * rows (server/reports/rows.ts); the endpoint, the screen, the export and the weekly mail are derived.
 */
export interface Report {
  /** Unique among reports; part of its address. */
  name: string;
  label: string;
  /** Sentences that say exactly what is counted, on the screen and in the mail. */
  hint: string;
  /** The name of the resource that it is mainly about, for the audit log. */
  about: string;
  /** The permission for the records that it counts, for all of them. */
  permission: Permission;
  period: ReportPeriod;
  /** What its rows can be: options with their labels, the default first. */
  by?: Readonly<Record<string, string>>;
  /** The heading of the first column, unless it depends on `by`. */
  rowLabel?: string;
  /** The labels of rows that are options. */
  rows?: Readonly<Record<string, string>>;
  columns: readonly ReportColumn[];
  list?: RowList;
}

/** Returns the sums of the columns that add up, and null for the others. */
export const totalsOf = ({ columns }: Report, rows: readonly Pick<ReportRow, 'values'>[]): (number | null)[] =>
  columns.map(({ adds }, at) => (adds ? rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0) : null));

/** Returns the resource and the address of the list that a cell leads to, or undefined if there is none. */
export function listOf(report: Report, row: ReportRow, by?: string, column?: ReportColumn) {
  const target = (column?.list ?? report.list)?.(row, by);
  const to = target && figureAddress({ name: '', label: '', hint: '', ...target }, row.days ?? undefined);
  return to ? { resource: target.resource, to } : undefined;
}

/** Returns the heading of the first column. */
export const byLabel = ({ by, rowLabel = '' }: Report, chosen: string | undefined): string =>
  (chosen !== undefined && by?.[chosen]) || rowLabel;

/** Returns the name of a row; a month is its own name. `word` translates a label. */
export const rowName = (
  { rows }: Report,
  { key, label }: Pick<ReportRow, 'key' | 'label'>,
  word: (english: string) => string,
): string => label ?? (/^\d{4}-\d{2}$/.test(key) ? key : word(rows?.[key] ?? englishOf(key)));
