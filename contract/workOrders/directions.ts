/** The location of a visit, in degrees. */
interface VisitPlace {
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns a link to directions in the phone's maps app or the browser: to the point or, without one, to the address. Null if
 * neither is known.
 */
export function directionsTo({ address, latitude, longitude }: VisitPlace): string | null {
  const isPoint = latitude !== null && longitude !== null;
  const destination = isPoint ? `${latitude},${longitude}` : address?.trim();
  if (!destination) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
