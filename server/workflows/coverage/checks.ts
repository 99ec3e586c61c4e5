import { COVERAGE_STATUS, coverageMessage } from '../../../contract/coverage';
import { coverageAreas } from '../../../resources/coverageAreas';
import { coverageChecks } from '../../../resources/coverageChecks';
import { coveragePlaces } from '../../../resources/coveragePlaces';
import { broughtBy } from '../../access/ownRecords';
import { areasAround } from '../../coverage/areasAround';
import { createMapAreas } from '../../coverage/mapAreas';
import type { Deps } from '../../deps';
import { areaAt, placeName } from '../../rules/coverageMatch';
import { createRecord } from '../../store/createRecord';
import type { Handlers } from '../Handlers';

const SUGGESTIONS = 8;

/** Does fibre reach a place? Every question is kept with its answer. */
export function checkHandlers({
  store,
  now,
}: Deps): Pick<Handlers, 'suggestPlaces' | 'listMapAreas' | 'checkCoverage'> {
  const mapAreas = createMapAreas({ store, now });
  const named = (name: string) => ({ where: [{ path: 'name', in: [placeName(name)], anyCase: true } as const] });

  const pointOf = async (commonName: string) => {
    const sameName = await store.find(coveragePlaces, named(commonName));
    const district = commonName.split(',')[1]?.trim().toLowerCase();
    return sameName.find((place) => place.district.toLowerCase() === district) ?? sameName[0] ?? null;
  };

  const areaNamed = async (name: string) => (await store.pick(coverageAreas, ['id', 'status'], named(name)))[0] ?? null;

  return {
    async suggestPlaces({ query }) {
      const search = query.searchTerm?.trim();
      if (!search) return { places: [] };
      const sort = { path: 'name', ascending: true } as const;
      const found = await store.find(coveragePlaces, { search, sort, limit: 50 });
      const begins = (name: string) => (name.toLowerCase().startsWith(search.toLowerCase()) ? 0 : 1);
      const best = found.sort((a, b) => begins(a.name) - begins(b.name)).slice(0, SUGGESTIONS);
      return {
        places: best.map(({ id, name, district, latitude, longitude }) => ({
          id,
          name,
          district,
          latitude,
          longitude,
        })),
      };
    },

    listMapAreas: async () => ({ areas: await mapAreas() }),

    async checkCoverage({ body: { location }, identity }) {
      const { commonName, latitude, longitude } = location;
      const given = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
      const point = given ?? (await pointOf(commonName));
      const around = point ? await areasAround({ store, now }, point) : [];
      // A name is looked up as a place first; the area of that name answers where its place lies in none.
      const area = (point && areaAt(around, point)) ?? (given ? null : await areaNamed(commonName));
      const code = area?.status ?? 'NO_PRESENCE';
      const status = COVERAGE_STATUS[code];
      const coverageResponse = { status, code, message: coverageMessage(status, 'fresh') };
      const coverageCheck = await createRecord(
        store,
        coverageChecks,
        {
          location: { commonName, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null },
          coverageResponse,
          coverageAreaId: area?.id ?? null,
          ...broughtBy(identity, coverageChecks),
        },
        now(),
      );
      return { coverageCheck, coverageResponse };
    },
  };
}
