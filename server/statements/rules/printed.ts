const plain = (cell: string | undefined) => (cell ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
const PAGE = /^page:? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/;
/** The most cells over which the number of a page is spread. */
const MOST_CELLS = 4;

/** Whether a row only stands in a file because it was made for printing: its headings once more, or the number of a page. */
export function isPrinted(cells: readonly string[], headings: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length <= MOST_CELLS && PAGE.test(plain(filled.join(' ')))) return true;
  return filled.length > 1 && cells.every((cell, at) => plain(cell) === plain(headings[at]));
}
