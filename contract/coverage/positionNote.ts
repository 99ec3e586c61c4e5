import { type Phrase, phrase } from '../api/Phrase';
import type { AreaInFile } from './AreaInFile';
import type { Point } from './crossing';
import { kilometresBetween } from './kilometresBetween';

/** An area further away than this, in kilometres, is likely to be in another country. */
const FAR = 500;
/** The distance from which swapped coordinates are recognised: where latitude and longitude are alike, they are not far away. */
const FAR_IF_SWAPPED = 150;

/** The places where a provider works. */
export interface Whereabouts {
  /** A corner of each known area. */
  areas: readonly Point[];
  /** The main city. */
  centre: { latitude: number; longitude: number };
}

/** Returns a sentence about an area in a map file that is far away from where the provider works, or null. */
export function positionNote({ name: area, polygon }: AreaInFile, { areas, centre }: Whereabouts): Phrase | null {
  const corner = polygon.coordinates[0]?.[0];
  if (!corner) return null;
  const known = [...areas.map(placeOf), centre];
  const nearest = ({ latitude, longitude }: Place) =>
    known.reduce(
      (least, place) => Math.min(least, kilometresBetween(place, { latitude, longitude })),
      Number.POSITIVE_INFINITY,
    );
  const [away, awaySwapped] = [nearest(placeOf(corner)), nearest(placeOf([corner[1], corner[0]]))];
  const isSwapped = away > FAR_IF_SWAPPED && awaySwapped < away / 4;
  if (!isSwapped && away <= FAR) return null;
  const distance = Math.round(away).toLocaleString('en');
  if (areas.length === 0)
    return isSwapped
      ? phrase('{area} is {distance} km away from your main city: its latitude and longitude seem to be swapped.', {
          area,
          distance,
        })
      : phrase('{area} is {distance} km away from your main city. Check its coordinates.', { area, distance });
  return isSwapped
    ? phrase('{area} is {distance} km away from your other areas: its latitude and longitude seem to be swapped.', {
        area,
        distance,
      })
    : phrase('{area} is {distance} km away from your other areas. Check its coordinates.', { area, distance });
}

type Place = Whereabouts['centre'];
const placeOf = ([longitude, latitude]: Point): Place => ({ latitude, longitude });
