import type { Language } from '../../contract/languages';
import { byLabel, type Report, type ReportColumn, rowName } from '../../resources/reports/Report';
import type { PeopleCell } from '../crud/exports/peopleCells';
import { wordIn } from '../crud/exports/peopleCells';

import type { ComputedReport } from './report';

type Cell = PeopleCell | null;

const UNITS: Partial<Record<ReportColumn['kind'], string>> = { share: '%', minutes: 'min' };

/** Returns a computed report as a table for people, with its sums as the last row. */
export function reportTable(report: Report, computed: ComputedReport, language: Language) {
  const word = (english: string) => wordIn(language, english);
  const unit = ({ kind }: ReportColumn) => (UNITS[kind] ? ` (${UNITS[kind]})` : '');
  const numbers = (values: readonly (number | null)[]): Cell[] =>
    values.map((value) => (value === null ? null : { number: value }));
  const heading = [
    word(byLabel(report, computed.by ?? undefined)),
    ...report.columns.map((column) => `${word(column.label)}${unit(column)}`),
  ];
  const rows: Cell[][] = computed.rows.map((row) => [{ text: rowName(report, row, word) }, ...numbers(row.values)]);
  const hasSums = rows.length > 0 && computed.totals.some((total) => total !== null);
  return { heading, rows: hasSums ? [...rows, [{ text: word('Total') }, ...numbers(computed.totals)]] : rows };
}
