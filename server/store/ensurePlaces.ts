import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { normalizeName } from '../../contract/coverage/places/fold';
import type { PlaceKind } from '../../contract/coverage/places/kinds';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { newId } from './newId';
import type { Store } from './Store';

/** The places of countries; see server/store/gazetteer/README.md. */
const GAZETTEER = join(process.cwd(), 'server/store/gazetteer');

/** In degrees, some 5 km: two places with the same name that are nearer than this are the same place. */
const SAME = 0.05;

/**
 * Adds the cities, towns, areas and landmarks of the country (ISO 3166-1 alpha-2), if we have files of it and the store has no
 * city or town.
 */
export async function ensurePlaces(tx: Store, country: string, now: Date): Promise<void> {
  const files = readdirSync(GAZETTEER).filter((file) => file.startsWith(`${country}-`) && file.endsWith('.csv'));
  const wide = { where: [{ path: 'kind', in: ['CITY', 'TOWN'] }] } as const;
  if (files.length === 0 || (await tx.count(coveragePlaces, wide)) > 0) return;
  const known = new Map<string, Located[]>();
  const add = (place: Located) => {
    const name = normalizeName(place.name);
    const namesakes = known.get(name) ?? [];
    if (namesakes.some((other) => isSame(other, place))) return false;
    known.set(name, [...namesakes, place]);
    return true;
  };
  for (const place of await tx.find(coveragePlaces)) add(place);
  const moment = now.toISOString();
  const base = () => ({ id: newId(now), dateCreated: moment, dateUpdated: moment });
  // In alphabetical order: of a place in several files, the first file's row is added.
  const listed = files.sort().flatMap((file) => placesIn(readFileSync(join(GAZETTEER, file), 'utf8')));
  await tx.insert(
    coveragePlaces,
    listed.filter(add).map((place) => ({ ...base(), ...place })),
  );
}

type Located = Pick<ListedPlace, 'name' | 'district' | 'latitude' | 'longitude'>;

/** Returns whether two places of the same name are one: they are in one district, or near each other. */
const isSame = (one: Located, other: Located): boolean =>
  one.district === other.district || Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < SAME;

interface ListedPlace {
  name: string;
  otherNames: string | null;
  kind: PlaceKind;
  district: string;
  latitude: number;
  longitude: number;
}

function placesIn(csv: string): ListedPlace[] {
  const rows = parse(csv, { columns: true }) as Record<keyof ListedPlace, string>[];
  return rows.map(({ name, otherNames, kind, district, latitude, longitude }) => ({
    name,
    otherNames: otherNames || null,
    kind: kind as PlaceKind,
    district,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}
