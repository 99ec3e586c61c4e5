import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { normalizeName } from '../../contract/coverage/places/fold';
import type { PlaceKind } from '../../contract/coverage/places/kinds';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { newId } from './newId';
import type { Store } from './Store';

/** The towns of countries; see server/store/gazetteer/README.md. */
const GAZETTEER = join(process.cwd(), 'server/store/gazetteer');

/** In degrees, some 5 km: two places with the same name that are nearer than this are the same place. */
const SAME = 0.05;

/** Adds the cities and towns of the country (ISO 3166-1 alpha-2), if we have them and the store has none. */
export async function ensurePlaces(tx: Store, country: string, now: Date): Promise<void> {
  const file = join(GAZETTEER, `${country}.csv`);
  const wide = { where: [{ path: 'kind', in: ['CITY', 'TOWN'] }] } as const;
  if (!existsSync(file) || (await tx.count(coveragePlaces, wide)) > 0) return;
  const stored = await tx.find(coveragePlaces);
  const isStored = ({ name, district, latitude, longitude }: Town) =>
    stored.some(
      (place) =>
        normalizeName(place.name) === normalizeName(name) &&
        (place.district === district || Math.hypot(place.latitude - latitude, place.longitude - longitude) < SAME),
    );
  const moment = now.toISOString();
  const base = () => ({ id: newId(now), dateCreated: moment, dateUpdated: moment });
  const towns = townsIn(readFileSync(file, 'utf8')).filter((town) => !isStored(town));
  await tx.insert(
    coveragePlaces,
    towns.map((town) => ({ ...base(), ...town })),
  );
}

interface Town {
  name: string;
  otherNames: string | null;
  kind: PlaceKind;
  district: string;
  latitude: number;
  longitude: number;
}

function townsIn(csv: string): Town[] {
  const rows = parse(csv, { columns: true }) as Record<keyof Town, string>[];
  return rows.map(({ name, otherNames, kind, district, latitude, longitude }) => ({
    name,
    otherNames: otherNames || null,
    kind: kind as PlaceKind,
    district,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}
