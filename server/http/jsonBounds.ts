/** Bounds on JSON before it is parsed. */
export interface JsonBounds {
  /** The maximum nesting of lists and objects. */
  levels: number;
  /** The maximum number of names in all objects together. */
  names: number;
}

/** The characters that matter outside texts. */
const SIGNS = /["[\]{}:]/g;

/**
 * Returns what is wrong with JSON that is built to exhaust its reader, or null. It only scans the text, because parsing half a
 * megabyte of brackets or names blocks the process for longer than all other work of a call. For text that is not JSON, the
 * result has no meaning.
 */
export function jsonFault(text: string, bounds: JsonBounds): string | null {
  let [level, names] = [0, 0];
  const signs = new RegExp(SIGNS);
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [sign] = found;
    if (sign === '"') signs.lastIndex = endOfText(text, found.index);
    else if (sign === ':') names += 1;
    else level += sign === '[' || sign === '{' ? 1 : -1;
    if (level > bounds.levels) return `is nested too deeply: ${bounds.levels} levels are accepted`;
    if (names > bounds.names) return `has too many fields: ${bounds.names} are accepted`;
  }
  return null;
}

/** Returns the index after the text whose opening quotation mark is at `from`. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let begin = at;
    while (text[begin - 1] === '\\') begin -= 1;
    // An even number of backslashes stands for backslashes.
    if ((at - begin) % 2 === 0) return at + 1;
  }
  return text.length;
}
