import { normalisePhone } from '../../../contract/phone';

/** Separators between several numbers in one cell, with or without further blanks. */
const BETWEEN_NUMBERS = /\s(?:or|and|au|na)\s|[/;,|&\n]/i;

/** The phone numbers of a cell in the stored format, and the first part that is not a number, or null. */
export interface Phones {
  phones: string[];
  bad: string | null;
}

/**
 * Reads a cell with one or several phone numbers, such as +256…, 256…, 07… or 7…. Workbooks drop the leading zero or add `.0`.
 */
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
