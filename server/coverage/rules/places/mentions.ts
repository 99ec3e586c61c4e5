import { isWide, type Place, spellingsOf } from './Place';
import type { Address, PlacePhrase } from './readAddress';
import { type Likeness, likenessOf } from './spelling';

/** A phrase of an address and the places it names, all with the same likeness. */
export interface Mention {
  phrase: PlacePhrase;
  likeness: Likeness;
  places: Place[];
}

const ORDER: readonly Likeness[] = ['same', 'slip', 'similar'];

/**
 * Returns the places that an address names. A word counts once: for the longest phrase that is a name, and for an exact name
 * before a similar one. A name with a typing error is only similar if other names are similar, too.
 */
export function mentionsIn({ phrases, parts }: Address, places: readonly Place[]): Mention[] {
  const taken = new Set<string>();
  const found: Mention[] = [];
  for (const likeness of ORDER)
    for (const phrase of phrases) {
      const words = Array.from({ length: phrase.to - phrase.from }, (_, i) => `${phrase.part} ${phrase.from + i}`);
      // For anything but the exact name, the phrase must contain a word that may be a name: "near" is not similar to "Nebbi".
      const mayName = parts[phrase.part]?.some(({ at }) => at >= phrase.from && at < phrase.to);
      if (words.some((word) => taken.has(word)) || (likeness !== 'same' && !mayName)) continue;
      const named = places.filter((place) => closest(phrase.text, place) === likeness);
      if (named.length === 0) continue;
      for (const word of words) taken.add(word);
      const similar = likeness === 'slip' ? places.filter((place) => closest(phrase.text, place) === 'similar') : [];
      if (similar.length > 0) found.push({ phrase, likeness: 'similar', places: [...named, ...similar] });
      else found.push({ phrase, likeness, places: likeness === 'same' ? literally(phrase.text, named) : named });
    }
  return found.sort((a, b) => a.phrase.part - b.phrase.part || a.phrase.from - b.phrase.from);
}

/** Returns how close a text is to the closest spelling of a place. */
function closest(text: string, place: Place): Likeness | null {
  const all = spellingsOf(place).map((name) => likenessOf(text, name));
  return ORDER.find((likeness) => all.includes(likeness)) ?? null;
}

/** Of places that sound alike, returns those with the exact spelling, if there are any. */
function literally(text: string, places: Place[]): Place[] {
  const bare = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');
  const spelt = places.filter((place) => spellingsOf(place).some((name) => bare(name) === bare(text)));
  return spelt.length ? spelt : places;
}

/** Returns whether a mention is of a city, town or district, which tells where the others are. */
export const isOfWide = ({ places }: Mention): boolean => places.every(isWide);
