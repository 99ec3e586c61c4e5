import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage';
import { coverageAreas } from '../../resources/coverageAreas';
import { coverageChecks } from '../../resources/coverageChecks';
import { coveragePlaces } from '../../resources/coveragePlaces';
import type { Deps } from '../deps';
import { areaAt, placeName } from '../rules/coverageMatch';
import { createRecord } from '../store/createRecord';
import type { Handlers } from './Handlers';

const SUGGESTIONS = 8;

/** Does fibre reach a place? Every question is kept with its answer. */
export function coverageHandlers({ store, now }: Deps): Pick<Handlers, 'suggestPlaces' | 'checkCoverage'> {
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

    async checkCoverage({ body: { location } }) {
      const { commonName, latitude, longitude } = location;
      const point =
        latitude !== undefined && longitude !== undefined ? { latitude, longitude } : await pointOf(commonName);
      const areas = await store.find(coverageAreas);
      const named = areas.find((area) => area.name.toLowerCase() === placeName(commonName)) ?? null;
      const area = point ? areaAt(areas, point) : named;
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
        },
        now(),
      );
      return { coverageCheck, coverageResponse };
    },
  };
}
