import type { LineNote } from '../../../contract/imports/imports';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { valueIn } from '../../statements/rules/values';
import { type CellOf, fault } from './notes';

/** Marks of direction, width and joining, which nobody sees, and characters that look like blanks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const BLANKS = /[\p{Zs}\u2800\t]/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/** The columns of names: people are called Null, so only the spellings of programs are placeholders there. */
const NAMES: ReadonlySet<ImportColumn> = new Set(['fullName', 'firstName', 'lastName', 'companyName']);
/** Columns in which a zero is a value. */
const WITH_ZERO: ReadonlySet<ImportColumn> = new Set(['balance', 'status']);
/** Texts that people write, in which any character may come first. */
const PROSE: ReadonlySet<ImportColumn> = new Set(['subject', 'description']);

/** Returns a cell without invisible marks, and without the apostrophe with which exports protect signs and digits. */
export function cleanCell(cell: string): string {
  const text = PLAIN.test(cell) ? cell : cell.replace(INVISIBLE, '').replace(BLANKS, ' ');
  return text.trim().replace(/^'(?=[=+\-@\d])/, '');
}

/** Returns the value of a cleaned cell: an empty text for a placeholder such as NULL, N/A, "-" or "." */
export function filledValue(text: string, column: ImportColumn): string {
  if (NAMES.has(column)) return isNoName(text, column) ? '' : text;
  if (valueIn(text) === '' || /^[.?_]+$/.test(text)) return '';
  return text === '0' && !WITH_ZERO.has(column) ? '' : text;
}

/** Returns whether a name is none. "Null" is a surname, but NULL and null are not. */
const isNoName = (text: string, column: ImportColumn): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || (valueIn(text) === '' && !(column === 'lastName' && text === 'Null'));

/** The errors that a spreadsheet shows instead of a value. */
const ERROR = /^#(?:REF|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC)[!?]?$/i;
const FAULTS = {
  formula: 'is a formula without its result: save the file in the spreadsheet again, or export its values',
  error: 'is an error of a spreadsheet',
  quote: 'begins with a quotation mark that is not closed',
};

/** Returns why a cell of the file holds no value, although it is not blank, or null if it does. */
export function damageIn(text: string): string | null {
  if (text.startsWith('=')) return FAULTS.formula;
  if (ERROR.test(text)) return FAULTS.error;
  return /^"[^"]*$/.test(text) ? FAULTS.quote : null;
}

/** Returns the sound cells of a row. A damaged one is blank, and its fault is added to the notes. */
export function soundCells(cell: CellOf, columns: Iterable<ImportColumn>, notes: LineNote[]): CellOf {
  const damaged = new Set<ImportColumn>();
  for (const column of columns) {
    const why = PROSE.has(column) ? null : damageIn(cell(column));
    if (!why) continue;
    damaged.add(column);
    notes.push(fault(column, `"${cell(column).slice(0, 60)}" ${why}`));
  }
  return (column) => (damaged.has(column) ? '' : cell(column));
}
