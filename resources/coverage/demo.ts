import { declareDemo } from '../language/demo/declareDemo';
import { EXPECTED, outline, PLACES } from '../language/demo/places';
import { coverageAreas } from './coverageAreas';
import { coveragePlaces } from './coveragePlaces';

export const coverageAreasDemo = declareDemo(coverageAreas, {
  rows: PLACES.flatMap(([name, district, latitude, longitude, status, radius]) =>
    status === null
      ? []
      : [
          {
            name,
            district,
            status,
            polygon: outline(latitude, longitude, radius),
            expectedDate: EXPECTED[status] ?? null,
          },
        ],
  ),
});

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
