import { kilometresBetween } from '../../../../contract/coverage/kilometresBetween';
import { normalizeName } from '../../../../contract/coverage/places/fold';
import { isAbroad } from './foreign';
import { isOfWide, type Mention, mentionsIn } from './mentions';
import { isWide, type Place } from './Place';
import type { Address } from './readAddress';

/** The meaning of an address: one place, a place too wide for one verdict, several possible places, or no known one. */
export type PlaceReading =
  | { outcome: 'RECOGNISED' | 'WIDE'; place: Place }
  /** `named`: a place with exactly this name is among them. */
  | { outcome: 'SEVERAL'; places: Place[]; named: boolean }
  | { outcome: 'UNKNOWN' };

/** The distance in kilometres within which a second place confirms the first: "Stretcher, Ntinda". */
const NEIGHBOURS = 4;

/**
 * Decides which of the places found for an address is meant. Only an exact name, one that sounds the same, or one with a single
 * typing error is recognised, and only if nothing else in the text contradicts it.
 */
export function recognise(address: Address, places: readonly Place[], country: string): PlaceReading {
  if (isAbroad(address, country)) return { outcome: 'UNKNOWN' };
  const mentions = mentionsIn(address, places);
  const sure = mentions.filter(({ likeness }) => likeness !== 'similar');
  const wide = sure.filter((mention) => isOfWide(mention) && mention.phrase.use !== 'road');
  const specific = inUse(
    proper(
      address,
      sure.filter((mention) => !isOfWide(mention)),
    ),
  );
  const fitting = specific.map((mention) => ({ ...mention, places: inside(mention.places, wide) }));
  const named = sure.some(({ likeness }) => likeness === 'same');

  if (fitting.some((mention) => mention.places.length > 0)) {
    const meant = fitting.filter((mention) => mention.places.length > 0);
    const chosen = oneOf(meant, isElsewhere(address, sure));
    return chosen ? { outcome: 'RECOGNISED', place: chosen } : several(meant, named);
  }
  const onlyRoads = specific.every(({ phrase }) => phrase.use === 'road');
  if (specific.length > 0 && !(onlyRoads && wide.length > 0)) return several(specific, named);
  const similar = mentions.filter(({ likeness }) => likeness === 'similar');
  if (wide.length > 0 && similar.length === 0) return hasUnknown(address, sure) ? { outcome: 'UNKNOWN' } : widest(wide);
  const alike = similar.map((mention) => ({ ...mention, places: inside(mention.places, wide) }));
  const left = alike.filter((mention) => mention.places.length > 0);
  if (left.length > 0) return several(left, false);
  const roads = sure.filter(({ phrase }) => phrase.use === 'road');
  return roads.length > 0 ? several(roads, named) : { outcome: 'UNKNOWN' };
}

/**
 * Leaves out places that are named by general words alone ("industrial area", "main street") if the address names another place:
 * "Namanve industrial area" is Namanve.
 */
function proper({ parts }: Address, mentions: Mention[]): Mention[] {
  const names = mentions.filter(({ phrase }) =>
    parts[phrase.part]?.some(({ at }) => at >= phrase.from && at < phrase.to),
  );
  return names.length > 0 ? names : mentions;
}

/**
 * Returns the mentions with the strongest role: a place's own name before what it is near, and that before the name of a road.
 */
function inUse(mentions: Mention[]): Mention[] {
  for (const use of ['name', 'near', 'road'] as const) {
    const found = mentions.filter(({ phrase }) => phrase.use === use);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns those places that lie in each mentioned city, town or district. */
const inside = (places: Place[], wide: Mention[]): Place[] =>
  places.filter((place) => wide.every((around) => around.places.some((each) => liesIn(place, each))));

function liesIn(place: Place, around: Place): boolean {
  if (place.id === around.id || place.parentId === around.id) return true;
  return normalizeName(place.district) === normalizeName(around.name);
}

/** Returns the one place that the mentions mean, or null if the visitor must be asked. */
function oneOf(mentions: Mention[], doubtful: boolean): Place | null {
  const [first, ...others] = mentions;
  const [place, second] = first?.places ?? [];
  if (!first || !place || second || isWide(place) || first.phrase.use === 'road' || doubtful) return null;
  const agrees = ({ phrase, places }: Mention) =>
    places.some((each) => each.id === place.id) ||
    (phrase.part !== first.phrase.part && places.some((each) => kilometres(place, each) <= NEIGHBOURS));
  return others.every(agrees) ? place : null;
}

/** Returns whether the last part is entirely unknown ("Kololo, Somewhere"): it may be another town. */
function isElsewhere({ parts }: Address, sure: Mention[]): boolean {
  if (parts.length < 2) return false;
  const last = parts.length - 1;
  const words = (parts[last] ?? []).filter(({ near }) => !near);
  return words.length > 0 && !sure.some(({ phrase }) => phrase.part === last);
}

/** Returns whether there are words that may be the name of an unknown place. */
const hasUnknown = ({ parts }: Address, known: Mention[]): boolean =>
  parts.some((words, part) =>
    words.some(
      ({ at, word, near }) =>
        !near &&
        word.length > 2 &&
        !known.some(({ phrase }) => phrase.part === part && at >= phrase.from && at < phrase.to),
    ),
  );

/** Returns the narrowest of the mentioned cities, towns and districts, or all of them if they are unrelated. */
function widest(wide: Mention[]): PlaceReading {
  const places = wide.flatMap((mention) => mention.places);
  const own = places.filter((place) => normalizeName(place.district) === normalizeName(place.name));
  const [first = places[0], ...rest] = wide.length === 1 && own.length === 1 ? own : places;
  if (!first) return { outcome: 'UNKNOWN' };
  const nested = rest.every((other) => liesIn(first, other) || other.id === first.id);
  return nested ? { outcome: 'WIDE', place: first } : { outcome: 'SEVERAL', places: unique(places), named: true };
}

const several = (mentions: Mention[], named: boolean): PlaceReading => ({
  outcome: 'SEVERAL',
  places: unique(mentions.flatMap(({ places }) => places)),
  named,
});

const unique = (places: Place[]): Place[] => [...new Map(places.map((place) => [place.id, place])).values()];

/** Returns the distance between two points, or Infinity if one is missing. */
export const kilometres = ({ point: one }: Pick<Place, 'point'>, { point: other }: Pick<Place, 'point'>): number =>
  one && other ? kilometresBetween(one, other) : Number.POSITIVE_INFINITY;
