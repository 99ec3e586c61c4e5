import { coverageAreas } from '../coverageAreas';
import { declareDemo } from './declareDemo';
import { EXPECTED, outline, PLACES } from './places';

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
