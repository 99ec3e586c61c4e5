/**
 * How the spelling of a name is folded, so that names which sound alike are equal: case, accents, spaces, doubled letters,
 * l for r and the like do not count. The steps are regular expressions that mean the same to JavaScript and to PostgreSQL
 * (server/store/similar.ts makes SQL of them), each replaced everywhere; `\1` is the first group.
 */
export const FOLDING: readonly (readonly [pattern: string, replacement: string])[] = [
  // Within a name, spaces and marks do not count; commas part names.
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
  // What the steps before have made equal.
  ['([a-z])\\1+', '\\1'],
];

/** Letters with marks, and what each of them is without. */
export const ACCENTS = {
  from: 'àáâãäåāèéêëēìíîïīòóôõöōùúûüūñç',
  to: 'aaaaaaaeeeeeiiiiioooooouuuuunc',
} as const;

const STEPS = FOLDING.map(
  ([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement.replace('\\', '$')] as const,
);
const plain = new Map([...ACCENTS.from].map((letter, index) => [letter, ACCENTS.to[index] ?? '']));

/** Names separated by commas, folded and separated by a space: "Port Bell, Portbell" → "portbel portbel". */
export function foldNames(names: string): string {
  const letters = [...names.toLowerCase()].map((letter) => plain.get(letter) ?? letter).join('');
  return STEPS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), letters).trim();
}

/** One name, folded to a single word: "Bugoloobi" → "bugolobi", and "" where it has no letter. */
export const foldName = (name: string): string => foldNames(name.replace(/[,;]/g, ' '));
