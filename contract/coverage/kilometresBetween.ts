interface Place {
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** The diameter of the earth in kilometres. */
const DIAMETER = 12_742;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two places along the surface of the earth (haversine formula). */
export function kilometresBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return DIAMETER * Math.asin(Math.min(1, Math.sqrt(north + along)));
}
