import { OpenLocationCode } from 'open-location-code';
import { trimSigns } from '../../../../contract/text';
import type { Point } from '../areas';

/**
 * The point in a text: the point itself, a short Plus Code (to be completed near the place in `near`, or near the main city if
 * that is empty), or a point that covers too large an area to be a place.
 */
export type PointRead = { point: Point } | { shortCode: string; near: string } | 'too wide';

/** The minimum number of decimals of a degree for a place: three are some 110 m. */
const DECIMALS = 3;
/** In degrees: a Plus Code of eight digits, some 275 m. */
const WIDEST = 0.003;

const codes = new OpenLocationCode();
const NUMBER = '([+-]?\\d{1,3}(?:\\.\\d+)?)';
const PAIR = `${NUMBER}\\s*°?\\s*([NS])?(?:\\s*[,;/]\\s*|\\s+)${NUMBER}\\s*°?\\s*([EW])?`;

/** The patterns of points in map links: Google's place, centre and queries, Apple's, OpenStreetMap's, geo addresses. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(
    `[?&#](?:q|ll|sll|query|destination|daddr|center|coordinate|cbll|saddr)=(?:loc:|[^&]*@)?${NUMBER},\\s*${NUMBER}`,
  ),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`/(?:place|search|dir)/${NUMBER},\\s*${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
];
const LINK = /https?:\/\/\S+|geo:\S+|(?:www\.|maps\.)\S+\/\S*/i;

/** Reads coordinates, a map link or a Plus Code. Returns null for any other text. */
export function readPoint(text: string): PointRead | null {
  const link = LINK.exec(text)?.[0];
  if (link) {
    const address = decoded(link);
    for (const pattern of IN_LINKS) {
      const found = pattern.exec(address);
      if (found) return pointOf(found[1] ?? '', found[2] ?? '');
    }
    return plusCodeIn(address.replace(/^.*\//, ''));
  }
  return plusCodeIn(text) ?? degreesIn(text) ?? minutesIn(text);
}

/**
 * Returns the name of the place in a map link without a point, e.g. `/maps/place/Ntinda,+Kampala/`, or null for any other text.
 */
export function nameInLink(text: string): string | null {
  const link = LINK.exec(text)?.[0];
  if (!link) return null;
  const found = /\/(?:place|search)\/([^/@?]+)|[?&](?:q|query|address)=([^&]+)/.exec(decoded(link));
  return (found?.[1] ?? found?.[2] ?? '').replace(/\+/g, ' ');
}

/** Returns the centre of a short Plus Code's area, the one nearest to a point. */
export function completeCode(shortCode: string, near: Point): Point {
  const area = codes.decode(codes.recoverNearest(shortCode, near.latitude, near.longitude));
  return { latitude: area.latitudeCenter, longitude: area.longitudeCenter };
}

/** Decodes a link, if possible. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

function plusCodeIn(text: string): PointRead | null {
  const found = /(?:^|[\s,])([23456789CFGHJMPQRVWX0]{2,8}\+[23456789CFGHJMPQRVWX]*)(?=$|[\s,])/i.exec(text);
  const code = found?.[1]?.toUpperCase();
  if (!code || !codes.isValid(code)) return null;
  if (codes.isFull(code)) {
    const { latitudeLo, latitudeHi, latitudeCenter: latitude, longitudeCenter: longitude } = codes.decode(code);
    return latitudeHi - latitudeLo > WIDEST ? 'too wide' : { point: { latitude, longitude } };
  }
  const near = text.replace(found?.[1] ?? '', ' ').trim();
  return { shortCode: code, near: trimSigns(near.replace(/\s/g, ' '), ' ,') };
}

/** Reads `0.3476, 32.5825`, `0.3476° N, 32.5825° E`, `lat 0.3476 long 32.5825`, `N0.3476 E32.5825`. */
function degreesIn(text: string): PointRead | null {
  const bare = text
    .replace(/\b(?:latitude|lat|longitude|long|lng|lon)\b[:=]?/gi, ' ')
    .replace(/\b([NS])\s*(\d[\d.]*)/gi, '$2$1')
    .replace(/\b([EW])\s*(\d[\d.]*)/gi, '$2$1')
    .trim();
  const found = new RegExp(`^[(\\[]?${PAIR}[)\\]]?$`, 'i').exec(bare);
  if (!found) return null;
  const [, latitude = '', south, longitude = '', west] = found;
  // Two whole numbers are not coordinates but, for example, a plot and a block.
  if (!latitude.includes('.') && !longitude.includes('.')) return null;
  return pointOf(signed(latitude, south), signed(longitude, west));
}

const signed = (degrees: string, side = '') => (/[sw]/i.test(side) ? `-${degrees}` : degrees);

/** Reads `0°20'51.4"N 32°34'57"E`. */
function minutesIn(text: string): PointRead | null {
  const part = `(\\d{1,3})\\s*°\\s*(\\d{1,2}(?:\\.\\d+)?)\\s*['′’]\\s*(?:(\\d{1,2}(?:\\.\\d+)?)\\s*(?:["″”]|''))?\\s*`;
  const found = new RegExp(`${part}([NS])[\\s,]*${part}([EW])`, 'i').exec(text);
  if (!found) return null;
  const at = (first: number) => {
    const [degrees = 0, minutes = 0, seconds = 0] = found.slice(first, first + 3).map((number) => Number(number ?? 0));
    return signed((degrees + minutes / 60 + seconds / 3600).toFixed(6), found[first + 3]);
  };
  return pointOf(at(1), at(5));
}

function pointOf(latitude: string, longitude: string): PointRead | null {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) return null;
  const decimals = Math.max(...[latitude, longitude].map((degrees) => (degrees.split('.')[1] ?? '').length));
  return decimals < DECIMALS ? 'too wide' : { point };
}
