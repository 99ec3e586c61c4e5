import { MOST_IN_CELL } from '../../base/fileBounds';

/** The maximum number of characters in which the end of a quoted cell is looked for: each may be a doubled quotation mark. */
const MOST_QUOTED = 2 * MOST_IN_CELL;

/**
 * Returns a CSV in which every quotation mark that opens a cell and is never closed is a character of that cell, which ends like
 * an unquoted one. Otherwise it would swallow the following cells and lines. Returns null if all are closed.
 */
export function withoutOpenQuotes(text: string, delimiter: string): string | null {
  const repaired: string[] = [];
  let copied = 0;
  for (let next = text.indexOf('"'); next >= 0; ) {
    const begin = text.lastIndexOf('\n', next) + 1;
    let at = begin - 1;
    do {
      at += 1;
      const quotes = text[at] === '"' ? quotedEnd(text, at, begin, delimiter) : at;
      const end = cellEnd(text, quotes ?? at, delimiter);
      if (quotes === null) {
        repaired.push(text.slice(copied, at), `"${text.slice(at, end).replaceAll('"', '""')}"`);
        copied = end;
      }
      at = end;
    } while (text[at] === delimiter);
    next = text.indexOf('"', at);
  }
  return copied === 0 ? null : repaired.join('') + text.slice(copied);
}

/** Returns the index of the delimiter or line end at which an unquoted cell ends. */
function cellEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
  // The parser takes the first line end for that of all lines.
  return text[at] === '\n' && at > from && text[at - 1] === '\r' ? at - 1 : at;
}

/**
 * Returns the index behind the end of a quoted cell, or null if its quotation mark is not closed, because the next one opens
 * another cell. A mark within the first line that no delimiter follows ends the quoted part only, as the parser reads it.
 */
function quotedEnd(text: string, open: number, begin: number, delimiter: string): number | null {
  const last = open + MOST_QUOTED;
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && at <= last) {
    const after = text[at + 1];
    if (after !== '"') {
      const lines = text.slice(open + 1, at).split('\n');
      const closes = after === undefined || after === delimiter || after === '\n' || after === '\r';
      if (lines.length === 1) return closes || text[at - 1] !== delimiter ? at + 1 : null;
      return closes && !holdsRow(lines, text.slice(begin, open), delimiter) ? at + 1 : null;
    }
    at = text.indexOf('"', at + 2);
  }
  return null;
}

/** Returns whether a line within a quoted cell is a row of the file, because it has as many cells as the first line. */
function holdsRow([first = '', ...rest]: readonly string[], before: string, delimiter: string): boolean {
  const cells = `${before}${first}`.split(delimiter).length;
  return cells > 2 && rest.slice(0, -1).some((line) => line.split(delimiter).length >= cells);
}
