/** The part that we use of open-location-code 1.0.3, which has no types of its own. */
declare module 'open-location-code' {
  interface CodeArea {
    latitudeLo: number;
    latitudeHi: number;
    latitudeCenter: number;
    longitudeCenter: number;
  }

  export class OpenLocationCode {
    isValid(code: string): boolean;
    isFull(code: string): boolean;
    decode(code: string): CodeArea;
    recoverNearest(shortCode: string, latitude: number, longitude: number): string;
  }
}
