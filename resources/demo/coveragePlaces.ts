import { coveragePlaces } from '../coveragePlaces';
import { declareDemo } from './declareDemo';
import { PLACES } from './places';

/** Names that sound different from the place's own. */
const SPELLINGS: Readonly<Record<string, string>> = {
  Bugolobi: 'Bugs, Village Mall',
  Makerere: 'MUK, Makerere University',
  Naalya: 'Nalya Quality',
  Namanve: 'Kampala Industrial Park',
};

export const coveragePlacesDemo = declareDemo(coveragePlaces, {
  rows: PLACES.map(([name, district, latitude, longitude]) => ({
    name,
    otherNames: SPELLINGS[name] ?? null,
    kind: 'AREA',
    district,
    parentId: null,
    latitude,
    longitude,
  })),
});
