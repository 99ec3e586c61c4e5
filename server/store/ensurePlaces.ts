import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { foldName } from '../../contract/coverage/places/fold';
import type { PlaceKind } from '../../contract/coverage/places/kinds';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { newId } from './newId';
import type { Store } from './Store';

/** The towns of countries: server/store/gazetteer/README.md. */
const GAZETTEER = join(process.cwd(), 'server/store/gazetteer');

/** Degrees, some 5 km: a place of the same name nearer than that is the same place. */
const SAME = 0.05;

/** A store that knows no city and no town gets those of the country (ISO 3166-1 alpha-2), where we have them. */
export async function ensurePlaces(tx: Store, country: string, now: Date): Promise<void> {
  const file = join(GAZETTEER, `${country}.csv`);
  const wide = { where: [{ path: 'kind', in: ['CITY', 'TOWN'] }] } as const;
  if (!existsSync(file) || (await tx.count(coveragePlaces, wide)) > 0) return;
  const stored = await tx.find(coveragePlaces);
  const isStored = ({ name, district, latitude, longitude }: Town) =>
    stored.some(
      (place) =>
        foldName(place.name) === foldName(name) &&
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
