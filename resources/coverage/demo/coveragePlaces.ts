import { declareDemo } from '../../language/demo/declareDemo';
import { PLACES } from '../../language/demo/places';
import { coveragePlaces } from '../coveragePlaces';

/** Names that sound different from the place's own name. */
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
