import { MOST_IN_CELL } from '../../base/fileBounds';

/** The maximum number of characters in which the end of a quoted cell is looked for: each may be a doubled quotation mark. */
const MOST_QUOTED = 2 * MOST_IN_CELL;

/**
 * Returns a CSV in which every quotation mark that opens a cell and is never closed is a character of that cell, as are those in
 * the rest of its line. Otherwise it would swallow the following lines. Returns null if all are closed.
 */
export function withoutOpenQuotes(text: string, delimiter: string): string | null {
  const repaired: string[] = [];
  let copied = 0;
  let next = text.indexOf('"');
  while (next >= 0) {
    const walked = walkRecord(text, text.lastIndexOf('\n', next) + 1, delimiter);
    if (walked.open !== null) {
      const line = lineEnd(text, walked.open);
      // The parser takes the first line end for that of all lines.
      const end = text[line - 1] === '\r' ? line - 1 : line;
      const cells = text.slice(walked.open, end).split(delimiter);
      repaired.push(text.slice(copied, walked.open), cells.map(quoted).join(delimiter));
      copied = end;
    }
    next = text.indexOf('"', walked.end);
  }
  return copied === 0 ? null : repaired.join('') + text.slice(copied);
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Returns the end of the record that begins at an index, and the index of its quotation mark that is never closed, or null. */
function walkRecord(text: string, begin: number, delimiter: string): { end: number; open: number | null } {
  let at = begin;
  while (at < text.length) {
    if (text[at] === '"') {
      const end = quotedEnd(text, at, begin, delimiter);
      if (end === null) return { end: lineEnd(text, at), open: at };
      at = end;
    }
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
    if (text[at] !== delimiter) break;
    at += 1;
  }
  return { end: at, open: null };
}

/**
 * Returns the index behind the end of a quoted cell, or null if its quotation mark is not closed. A mark within the first line
 * that no delimiter follows ends the quoted part only, as the parser reads it.
 */
function quotedEnd(text: string, open: number, begin: number, delimiter: string): number | null {
  const last = open + MOST_QUOTED;
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && at <= last) {
    const after = text[at + 1];
    if (after !== '"') {
      const lines = text.slice(open + 1, at).split('\n');
      const closes = after === undefined || after === delimiter || after === '\n' || after === '\r';
      if (lines.length === 1) return at + 1;
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
