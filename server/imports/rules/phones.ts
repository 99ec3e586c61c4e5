import { normalisePhone } from '../../../contract/phone';

/** What separates several numbers in one cell, with or without more blanks. */
const BETWEEN_NUMBERS = /\s(?:or|and|au|na)\s|[/;,|&\n]/i;

/** The numbers of a cell in the usual form, and the first part that is none. */
export interface Phones {
  phones: string[];
  bad: string | null;
}

/** Reads a cell with one telephone number or several, as +256…, 256…, 07… or 7…; a workbook leaves the zero or adds `.0`. */
export function phonesIn(cell: string): Phones {
  const text = cell.trim().replace(/^'/, '').replace(/\.0+$/, '');
  if (text === '') return { phones: [], bad: null };
  const whole = normalisePhone(text);
  if (whole) return { phones: [whole], bad: null };
  const parts = text
    .split(BETWEEN_NUMBERS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => ({ part, phone: normalisePhone(part) }));
  return {
    phones: [...new Set(read.flatMap(({ phone }) => phone ?? []))],
    bad: read.find(({ phone }) => phone === null)?.part ?? null,
  };
}
