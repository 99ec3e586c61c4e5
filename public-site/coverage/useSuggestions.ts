import { useEffect, useState } from 'react';
import { WIDE_KINDS } from '../../contract/coverage/places/kinds';
import type { Answers } from '../../resources/catalogue/actions';
import { callApi } from '../api/callApi';
import type { AskedLocation } from './myLocation';

export type SuggestedPlace = Answers['suggestPlaces']['places'][number];

const PAUSE = 180;
const SHORTEST = 2;
const NONE: SuggestedPlace[] = [];

/**
 * Returns places whose name starts with or resembles the typed text; an outdated request is aborted. Without an answer there is
 * simply no list.
 */
export function useSuggestions(typed: string, wanted: boolean): SuggestedPlace[] {
  const term = typed.trim();
  const [found, setFound] = useState<{ term: string; places: SuggestedPlace[] }>({ term: '', places: NONE });
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

  // The last list stays while the next one loads, so that it does not flicker, but only with the places that still match.
  if (!asks) return NONE;
  if (found.term === term) return found.places;
  return found.places.filter((place) => place.name.toLowerCase().includes(term.toLowerCase()));
}

/** Returns the query for a chosen place: by its point, or by its name alone if it is too large for a point. */
export function askedAs(place: SuggestedPlace): AskedLocation {
  const commonName = placeName(place);
  const { kind, latitude, longitude } = place;
  return WIDE_KINDS.includes(kind) ? { commonName } : { commonName, latitude, longitude };
}

/** Returns the name with the district, for example `Ntinda, Kampala`. */
export const placeName = (place: Pick<SuggestedPlace, 'name' | 'district'>): string =>
  place.name === place.district ? place.name : `${place.name}, ${place.district}`;
