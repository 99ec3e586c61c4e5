/** Where a visit is; degrees. */
interface VisitPlace {
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * A link that shows the way there in the maps app of a phone, or in the browser: to the point, or else to the address. Null where
 * neither is known.
 */
export function directionsTo({ address, latitude, longitude }: VisitPlace): string | null {
  const isPoint = latitude !== null && longitude !== null;
  const destination = isPoint ? `${latitude},${longitude}` : address?.trim();
  if (!destination) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
