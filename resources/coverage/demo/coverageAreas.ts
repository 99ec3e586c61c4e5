import { declareDemo } from '../../language/demo/declareDemo';
import { EXPECTED, outline, PLACES } from '../../language/demo/places';
import { coverageAreas } from '../coverageAreas';

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
