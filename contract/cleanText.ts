/**
 * Characters that show nothing: marks of direction, which can make a text read as another, spaces of no width, and soft hyphens.
 * Joiners and variation selectors stay, because scripts and emoji need them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** A text of these alone shows nothing: spaces, joiners, marks, and the blanks of Hangul and Braille. */
const BLANK = /^[\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

const LINE_BREAK = /[\n\v\f\r\u0085]/;

/** Returns a text without invisible characters and without spaces at its ends; "" if nothing of it is visible. */
export function cleanText(text: string): string {
  const spaced = text.replace(/[\u2028\u2029]/g, '\n').replace(INVISIBLE, '');
  return BLANK.test(spaced) ? '' : spaced.trim();
}

/** Returns a text in one line. */
export const toOneLine = (text: string): string =>
  LINE_BREAK.test(text)
    ? text
        .split(/[\n\v\f\r\u0085]+/)
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text;
