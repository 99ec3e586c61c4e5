import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage';
import type { MapArea } from '../../resources/answers/visitor';
import { coverageAreas } from '../../resources/coverageAreas';
import { coverageChecks } from '../../resources/coverageChecks';
import { coveragePlaces } from '../../resources/coveragePlaces';
import { broughtBy } from '../auth/ownRecords';
import type { Deps } from '../deps';
import { areaAt, placeName } from '../rules/coverageMatch';
import { simplifyRing } from '../rules/simplifyRing';
import { createRecord } from '../store/createRecord';
import type { Handlers } from './Handlers';

const SUGGESTIONS = 8;
/** What the map draws; NO_PRESENCE is no fibre to be seen. */
const DRAWN: readonly MapArea['code'][] = ['ASBUILT', 'IN_PROGRESS', 'PLANNED'];
/** Degrees, some 11 m: a pixel where a drawing 1,000 pixels wide shows one town. */
const TOLERANCE = 1e-4;

/** Does fibre reach a place? Every question is kept with its answer. */
export function coverageHandlers({
  store,
  now,
}: Deps): Pick<Handlers, 'suggestPlaces' | 'listMapAreas' | 'checkCoverage'> {
  const pointOf = async (commonName: string) => {
    const name = placeName(commonName);
    const candidates = await store.find(coveragePlaces, { search: name, limit: 50 });
    const sameName = candidates.filter((place) => place.name.toLowerCase() === name);
    const district = commonName.split(',')[1]?.trim().toLowerCase();
    return sameName.find((place) => place.district.toLowerCase() === district) ?? sameName[0] ?? null;
  };

  return {
    async suggestPlaces({ query }) {
      const search = query.searchTerm?.trim();
      if (!search) return { places: [] };
      const sort = { path: 'name', ascending: true };
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

    async listMapAreas() {
      const where = [{ path: 'status', in: DRAWN }];
      const found = await store.find(coverageAreas, { where, sort: { path: 'name', ascending: true } });
      const areas = found.map(({ id, name, district, status, expectedDate, polygon }) => ({
        id,
        name,
        district,
        code: status as MapArea['code'],
        expectedDate,
        outline: polygon.coordinates.map((ring) => simplifyRing(ring, TOLERANCE)),
      }));
      return { areas };
    },

    async checkCoverage({ body: { location }, identity }) {
      const { commonName, latitude, longitude } = location;
      const given = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
      const point = given ?? (await pointOf(commonName));
      const areas = await store.find(coverageAreas);
      const named = areas.find((area) => area.name.toLowerCase() === placeName(commonName)) ?? null;
      // A name is looked up as a place first; the area of that name answers where its place lies in none.
      const area = (point && areaAt(areas, point)) ?? (given ? null : named);
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
