import { useEffect, useState } from 'react';
import { WIDE_KINDS } from '../../contract/places/kinds';
import type { Answers } from '../../resources/catalogue/actions';
import { callApi } from '../api/callApi';
import type { AskedLocation } from './useCoverageCheck';

export type Place = Answers['suggestPlaces']['places'][number];

const PAUSE = 180;
const SHORTEST = 2;
const NONE: Place[] = [];

/** Places whose name begins with or resembles what is being typed; a stale question is dropped. Without an answer there is just no list. */
export function useSuggestions(typed: string, wanted: boolean): Place[] {
  const term = typed.trim();
  const [found, setFound] = useState<{ term: string; places: Place[] }>({ term: '', places: NONE });
  const asks = wanted && term.length >= SHORTEST;

  useEffect(() => {
    if (!asks) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      callApi('suggestPlaces', { query: { searchTerm: term }, signal: abort.signal }).then(
        ({ places }) => setFound({ term, places }),
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term, asks]);

  // The last list stays while the next one is on its way, so that it does not flicker, but only what still fits.
  if (!asks) return NONE;
  if (found.term === term) return found.places;
  return found.places.filter((place) => place.name.toLowerCase().includes(term.toLowerCase()));
}

/** A chosen place as it is asked about: by its point, but by its name alone where it is too wide for one. */
export function askedAs(place: Place): AskedLocation {
  const commonName = placeName(place);
  const { kind, latitude, longitude } = place;
  return WIDE_KINDS.includes(kind) ? { commonName } : { commonName, latitude, longitude };
}

/** E.g. `Ntinda, Kampala`. */
export const placeName = (place: Pick<Place, 'name' | 'district'>): string =>
  place.name === place.district ? place.name : `${place.name}, ${place.district}`;
