import { foldName } from '../../../../contract/coverage/places/fold';
import { isAbroad } from './foreign';
import { isOfWide, type Mention, mentionsIn } from './mentions';
import { isWide, type Place } from './Place';
import type { Address } from './readAddress';

/** What an address means: one place, a place too wide for one verdict, several that may be meant, or none that we know. */
export type Reading =
  | { outcome: 'RECOGNISED' | 'WIDE'; place: Place }
  /** `named`: a place of that very name is among them. */
  | { outcome: 'SEVERAL'; places: Place[]; named: boolean }
  | { outcome: 'UNKNOWN' };

/** Kilometres within which a second place says where the first one is: "Stretcher, Ntinda". */
const NEIGHBOURS = 4;

/**
 * Decides which of the places found for an address it means. Only a name that is typed as it is, sounds so, or has one slip
 * of the fingers in it is recognised, and only where nothing typed beside it speaks against it.
 */
export function recognise(address: Address, places: readonly Place[], country: string): Reading {
  if (isAbroad(address, country)) return { outcome: 'UNKNOWN' };
  const mentions = mentionsIn(address, places);
  const sure = mentions.filter(({ likeness }) => likeness !== 'similar');
  const wide = sure.filter((mention) => isOfWide(mention) && mention.phrase.use !== 'road');
  const specific = inUse(sure.filter((mention) => !isOfWide(mention)));
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

/** A place's own name counts before what it is near, and that before the name of a road. */
function inUse(mentions: Mention[]): Mention[] {
  for (const use of ['name', 'near', 'road'] as const) {
    const found = mentions.filter(({ phrase }) => phrase.use === use);
    if (found.length > 0) return found;
  }
  return [];
}

/** Those of the places that lie in each city, town or district that is named beside them. */
const inside = (places: Place[], wide: Mention[]): Place[] =>
  places.filter((place) => wide.every((around) => around.places.some((each) => liesIn(place, each))));

function liesIn(place: Place, around: Place): boolean {
  if (place.id === around.id || place.parentId === around.id) return true;
  return foldName(place.district) === foldName(around.name);
}

/** The one place that mentions mean; null where it has to be asked. */
function oneOf(mentions: Mention[], doubtful: boolean): Place | null {
  const [first, ...others] = mentions;
  const [place, second] = first?.places ?? [];
  if (!first || !place || second || isWide(place) || first.phrase.use === 'road' || doubtful) return null;
  const agrees = ({ phrase, places }: Mention) =>
    places.some((each) => each.id === place.id) ||
    (phrase.part !== first.phrase.part && places.some((each) => kilometres(place, each) <= NEIGHBOURS));
  return others.every(agrees) ? place : null;
}

/** A last part that we know nothing of ("Kololo, Somewhere") may be another town. */
function isElsewhere({ parts }: Address, sure: Mention[]): boolean {
  if (parts.length < 2) return false;
  const last = parts.length - 1;
  const words = (parts[last] ?? []).filter(({ near }) => !near);
  return words.length > 0 && !sure.some(({ phrase }) => phrase.part === last);
}

/** Words that may be the name of a place that we do not know. */
const hasUnknown = ({ parts }: Address, known: Mention[]): boolean =>
  parts.some((words, part) =>
    words.some(
      ({ at, word, near }) =>
        !near &&
        word.length > 2 &&
        !known.some(({ phrase }) => phrase.part === part && at >= phrase.from && at < phrase.to),
    ),
  );

/** The narrowest of the cities, towns and districts that are named; where they have nothing to do with each other, all. */
function widest(wide: Mention[]): Reading {
  const places = wide.flatMap((mention) => mention.places);
  const own = places.filter((place) => foldName(place.district) === foldName(place.name));
  const [first = places[0], ...rest] = wide.length === 1 && own.length === 1 ? own : places;
  if (!first) return { outcome: 'UNKNOWN' };
  const nested = rest.every((other) => liesIn(first, other) || other.id === first.id);
  return nested ? { outcome: 'WIDE', place: first } : { outcome: 'SEVERAL', places: unique(places), named: true };
}

const several = (mentions: Mention[], named: boolean): Reading => ({
  outcome: 'SEVERAL',
  places: unique(mentions.flatMap(({ places }) => places)),
  named,
});

const unique = (places: Place[]): Place[] => [...new Map(places.map((place) => [place.id, place])).values()];

/** Between two points, over flat ground; Infinity where one has none. */
export function kilometres({ point: one }: Pick<Place, 'point'>, { point: other }: Pick<Place, 'point'>): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * 111.32;
}
