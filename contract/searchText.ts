/** Returns every character from the first to the last code point. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Letters with a stroke, which have no accent to take away. */
const STROKES = new Map([...'ØøĐđŁłıĦħŦŧ'].map((letter, index) => [letter, 'ooddllihhtt'.charAt(index)]));

/**
 * Latin letters with an accent, in both cases, because not every database lowers them, and their plain letters. The list is
 * short, because a database compares each character with all of it.
 */
const ACCENTED = [...range(0xc0, 0x17f), ...range(0x218, 0x21b)].flatMap((letter) => {
  const plain = STROKES.get(letter) ?? letter.normalize('NFD').charAt(0).toLowerCase();
  return /^[a-z]$/.test(plain) ? [[letter, plain] as const] : [];
});

/** Characters that people write differently or leave out: spaces, dashes, apostrophes, brackets, dots, and invisible marks. */
const IGNORED = [
  ...[' ', '\t', '\u00a0', '\u202f', '\u3000', ...range(0x2000, 0x200a)],
  ...['-', '\u00ad', '\u2212', '\u2e3a', '\u2e3b', '\ufe58', '\ufe63', '\uff0d', ...range(0x2010, 0x2015)],
  ...["'", '"', '`', '´', 'ʹ', 'ʻ', 'ʼ', 'ʽ', 'ˈ', '′', '＇', ...range(0x2018, 0x201f)],
  ...['(', ')', '[', ']', '.', ',', '/', '+'],
  ...[
    '\u061c',
    '\u180e',
    '\ufe0f',
    '\ufeff',
    ...range(0x200b, 0x200f),
    ...range(0x202a, 0x202e),
    ...range(0x2060, 0x2069),
  ],
  ...range(0x300, 0x30c),
  ...['\u0323', '\u0327', '\u0328'],
];

/** The characters that a search replaces: each by the one at the same place of `to`, or by nothing beyond its end. */
export const SEARCH_FOLDING = {
  from: [...ACCENTED.map(([letter]) => letter), ...IGNORED].join(''),
  to: ACCENTED.map(([, plain]) => plain).join(''),
} as const;

const plain = new Map([...ACCENTED, ...IGNORED.map((sign) => [sign, ''] as const)]);

/**
 * Returns a text as searches compare it: in lower case, without accents, spaces, dashes, apostrophes, brackets and dots. The
 * database does the same (`searchSql` in server/store/tables.ts).
 */
export const foldSearchText = (text: string): string =>
  [...text.toLowerCase()].map((letter) => plain.get(letter) ?? letter).join('');
