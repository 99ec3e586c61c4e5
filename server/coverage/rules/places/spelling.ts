import { normalizeName } from '../../../../contract/coverage/places/fold';

/**
 * The likeness of a typed name and a place's name: it sounds the same, has one typing error (a letter left out, added, or swapped with
 * its neighbour), or is only similar. Another letter is not a typing error, but often another place: Namuwongo is not Namugongo.
 */
export type Likeness = 'same' | 'slip' | 'similar';

/** The number of letters from which one typing error inside a name is recognised. */
const LONG_ENOUGH = 6;

/** Returns how close they are, or null if they are not. */
export function likenessOf(typed: string, name: string): Likeness | null {
  const [one, other] = [normalizeName(typed), normalizeName(name)];
  if (!one || !other) return null;
  if (one === other) return 'same';
  const length = Math.max(one.length, other.length);
  const slips = distance(one, other);
  const sameEnds = one[0] === other[0] && one.at(-1) === other.at(-1);
  const sameDigits = one.replace(/\D/g, '') === other.replace(/\D/g, '');
  if (!sameDigits) return null;
  if (length >= LONG_ENOUGH && sameEnds && isTypingError(one, other) && isTypingError(letters(typed), letters(name)))
    return 'slip';
  if (one.length >= 4 && other.startsWith(one)) return 'similar';
  return slips <= Math.floor(length / 4) && Math.min(one.length, other.length) >= 3 ? 'similar' : null;
}

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const sorted = (word: string): string => [...word].sort().join('');

/** Returns whether one letter was left out, added, or swapped with its neighbour; not if it is another letter. */
const isTypingError = (one: string, other: string): boolean =>
  distance(one, other) === 1 && (one.length !== other.length || sorted(one) === sorted(other));

/** Returns the number of letters to be added, removed, replaced or swapped with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let least = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
