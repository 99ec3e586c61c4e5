/**
 * The steps that make names which sound alike equal: they ignore case, accents, spaces, doubled letters, l instead of r and
 * similar differences. Each step is a regular expression that means the same in JavaScript and PostgreSQL
 * (server/store/similar.ts generates SQL from it) and replaces every match; `\1` is the first group.
 */
export const FOLDING: readonly (readonly [pattern: string, replacement: string])[] = [
  // Removes spaces and punctuation within a name; commas separate names.
  ['[^a-z0-9,;]+', ''],
  ['[,;]+', ' '],
  ['([a-z])\\1+', '\\1'],
  ['ph', 'f'],
  ['th', 't'],
  ['kh|ck', 'k'],
  ['sh', 's'],
  // Kiyanja, Kyanja and Chanja; Buwaise and Bwaise; Muniyonyo and Munyonyo.
  ['iy', 'y'],
  ['uw', 'w'],
  ['ky|ch', 'c'],
  ['gy|dj', 'j'],
  ['y', 'i'],
  ['w', 'u'],
  // Lubaga and Rubaga.
  ['r', 'l'],
  // Removes doubled letters that the previous steps created.
  ['([a-z])\\1+', '\\1'],
];

/** Accented letters, and their plain letters. */
export const ACCENTS = {
  from: 'àáâãäåāèéêëēìíîïīòóôõöōùúûüūñç',
  to: 'aaaaaaaeeeeeiiiiioooooouuuuunc',
} as const;

const STEPS = FOLDING.map(
  ([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement.replace('\\', '$')] as const,
);
const plain = new Map([...ACCENTS.from].map((letter, index) => [letter, ACCENTS.to[index] ?? '']));

/** Returns names separated by commas in folded form, separated by spaces: "Port Bell, Portbell" → "poltbel poltbel". */
export function foldNames(names: string): string {
  const letters = [...names.toLowerCase()].map((letter) => plain.get(letter) ?? letter).join('');
  return STEPS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), letters).trim();
}

/** Returns one name folded to a single word: "Bugoloobi" → "bugolobi", or "" if it has no letter. */
export const normalizeName = (name: string): string => foldNames(name.replace(/[,;]/g, ' '));
