/** A point in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}
