import { type Language, localeOf } from '../../contract/languages';
import type { Report } from '../../resources/reports/Report';
import { wordIn } from '../crud/exports/peopleCells';
import { formatDay } from '../rules/days';
import type { ComputedReport } from './report';
import { reportTable } from './reportTable';

/** The maximum length of the lines together; the text of a message holds 2,000 characters. */
const MOST_CHARACTERS = 1_400;

/** Returns a report in words for a mail: its title, its days, and one line for each row as far as they fit. */
export function mailLines(report: Report, computed: ComputedReport, language: Language) {
  const { heading, rows } = reportTable(report, computed, language);
  const numbers = new Intl.NumberFormat(localeOf(language));
  const lines = rows.map(([name, ...cells]) => {
    const values = cells.flatMap((cell, at) =>
      cell && 'number' in cell ? [`${heading[at + 1]} ${numbers.format(cell.number)}`] : [],
    );
    return `${name && 'text' in name ? name.text : ''}: ${values.join(', ')}`;
  });
  let length = 0;
  const fitting = lines.filter((line) => {
    length += line.length + 1;
    return length <= MOST_CHARACTERS;
  });
  const { from, to } = computed;
  return {
    title: wordIn(language, report.label),
    days: from && to ? { from: formatDay(from, language), to: formatDay(to, language) } : null,
    lines: fitting,
    left: lines.length - fitting.length,
  };
}
