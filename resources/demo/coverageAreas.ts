import { coverageAreas } from '../coverageAreas';
import { declareDemo } from './declareDemo';
import { outline, PLACES } from './places';

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
            expectedDate: { IN_PROGRESS: '2027-02-28', PLANNED: '2027-09-30' }[status as string] ?? null,
          },
        ],
  ),
});
