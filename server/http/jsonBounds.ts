/** Bounds on JSON before it is parsed. */
export interface JsonBounds {
  /** The maximum nesting of lists and objects. */
  levels: number;
  /** The maximum number of names in all objects together. */
  names: number;
}

/** The codes of the characters that matter outside texts. */
const [QUOTE, COLON] = [0x22, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns what is wrong with JSON that is built to exhaust its reader, or null. It only scans the text, because parsing half a
 * megabyte of brackets or names blocks the process for longer than all other work of a call. For text that is not JSON, the
 * result has no meaning.
 */
export function jsonFault(text: string, bounds: JsonBounds): string | null {
  let [level, names] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COLON) names += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) level += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level -= 1;
    else continue;
    if (level > bounds.levels) return `is nested too deeply: ${bounds.levels} levels are accepted`;
    if (names > bounds.names) return `has too many fields: ${bounds.names} are accepted`;
  }
  return null;
}

/** Returns the index of the closing quotation mark of the text that begins at `from`, or the length if there is none. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let begin = at;
    while (text[begin - 1] === '\\') begin -= 1;
    // An even number of backslashes stands for backslashes.
    if ((at - begin) % 2 === 0) return at;
  }
  return text.length;
}
