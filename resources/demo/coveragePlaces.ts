import { coveragePlaces } from '../coveragePlaces';
import { declareDemo } from './declareDemo';
import { PLACES } from './places';

export const coveragePlacesDemo = declareDemo(coveragePlaces, {
  rows: PLACES.map(([name, district, latitude, longitude]) => ({ name, district, latitude, longitude })),
});
