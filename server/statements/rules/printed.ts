const plain = (cell: string | undefined) => (cell ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
const PAGE = /^page:? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/;
/** The maximum number of cells over which a page number is spread. */
const MOST_CELLS = 4;

/** Returns whether a row is in a file only because it was made for printing: the headings repeated, or a page number. */
export function isPrinted(cells: readonly string[], headings: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length <= MOST_CELLS && PAGE.test(plain(filled.join(' ')))) return true;
  return filled.length > 1 && cells.every((cell, at) => plain(cell) === plain(headings[at]));
}
