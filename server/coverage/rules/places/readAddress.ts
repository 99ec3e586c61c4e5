import { trimEndOf, trimStartOf } from '../../../../contract/text';

/** The role of a phrase in an address: on its own, after a word such as "near", or as the name of a road. */
type PhraseUse = 'name' | 'near' | 'road';

/** Up to four consecutive words that may be a place's name. */
export interface PlacePhrase {
  text: string;
  use: PhraseUse;
  /** The index of its part between commas, of its first word, and of the word after its last. */
  part: number;
  from: number;
  to: number;
}

/** A word that may be a name, with its index in its part. `near`: it follows a word such as "near". */
interface Word {
  at: number;
  word: string;
  near: boolean;
}

export interface Address {
  /** Phrases, longest first, in the order of the text. */
  phrases: PlacePhrase[];
  /** The words of each part that may be names: without numbers and words such as "plot". */
  parts: Word[][];
}

/** Words before a landmark, which is only near the place itself. */
const NEAR = new Set(
  'near nr opposite opp behind beside after before past off towards next along around close'.split(' '),
);
const ROADS = new Set(
  'road rd street st avenue ave lane ln drive dr close crescent highway hwy bypass way rise link roundabout flyover'.split(
    ' ',
  ),
);
/** Words of addresses that are not names. As part of a name ("Old Kampala", "Wakiso Town") they still count. */
const NOISE = new Set(
  `plot plt block blk flat apt apartment apartments house hse no number room floor level unit suite building bldg box
  p.o. po the of in at on to from by and my our home place area village zone cell parish subcounty industrial sub-county county division
  ward district municipality city town council estate estates trading centre center central market stage hill hills upper
  lower east west north south greater metropolitan region main junction corner shop shops complex plaza church mosque school
  hospital bank hotel station petrol side here fibre internet coverage`.split(/\s+/),
);

const MOST_PHRASES = 24;
const LONGEST = 4;

/** Splits an address between commas into words, and words into the phrases that may be names of places. */
export function readAddress(text: string, country: string): Address {
  const parts = text
    .replace(/(?<=\p{L}\p{L})\s*\/\s*(?=\p{L}\p{L})/gu, ' ')
    .replace(/[\n;|()[\]"“”:]+|\s[-–—/]+\s/gu, ',')
    .split(',')
    .map((part) => part.split(/\s+/).map(bareWord).filter(Boolean))
    .map((words) => withoutCountry(words, country))
    .filter((words) => words.length > 0);
  const phrases = parts.flatMap((words, part) => phrasesOf(words, part));
  const byLength = phrases.sort((a, b) => b.to - b.from - (a.to - a.from));
  return {
    phrases: byLength.slice(0, MOST_PHRASES),
    parts: parts.map((words) => {
      const near = nearIn(words);
      return words.map((word, at) => ({ at, word, near: at > near })).filter(({ word }) => mayName(word));
    }),
  };
}

const bareWord = (word: string) => trimEndOf(trimStartOf(word, ".'’#&-"), ".'’!?&-");

/** Removes the country, which says nothing about the place. */
function withoutCountry(words: string[], country: string): string[] {
  const named = country.toLowerCase().split(' ');
  const end = words.slice(-named.length).map((word) => word.toLowerCase());
  return end.join(' ') === named.join(' ') ? words.slice(0, -named.length) : words;
}

const isNumber = (word: string) => /\d/.test(word);
const mayName = (word: string) => {
  const lower = word.toLowerCase();
  return !isNumber(word) && word.length > 1 && !NOISE.has(lower) && !NEAR.has(lower) && !ROADS.has(lower);
};

/** Returns the index of the word after which a landmark follows, or the number of words if there is none. */
function nearIn(words: readonly string[]): number {
  const at = words.findIndex((word) => NEAR.has(word.toLowerCase()));
  return at < 0 ? words.length : at;
}

function phrasesOf(words: readonly string[], part: number): PlacePhrase[] {
  const lower = words.map((word) => word.toLowerCase());
  const near = nearIn(words);
  const found: PlacePhrase[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
      const some = words.slice(from, to);
      if (!some.some(mayName) && !(some.length > 1 && /^[a-z]/i.test(some[0] ?? ''))) continue;
      if (lower.slice(from, to).some((word) => NEAR.has(word))) continue;
      found.push({ text: some.join(' '), use: useOf(lower, from, to, near), part, from, to });
    }
  return found;
}

/**
 * Returns the role of a phrase. A road's name consists of all words before "road", back to a number or a word that is not a name.
 */
function useOf(lower: readonly string[], from: number, to: number, near: number): PhraseUse {
  const road = lower.findIndex((word, at) => at >= to && ROADS.has(word));
  const leadsUp = road > 0 && lower.slice(to, road).every((word) => mayName(word));
  if (leadsUp) return 'road';
  return from > near ? 'near' : 'name';
}
