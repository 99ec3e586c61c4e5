/** In degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}
