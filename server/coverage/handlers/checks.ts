import { COVERAGE_STATUS, coverageMessage, MY_LOCATION, NO_VERDICT } from '../../../contract/coverage/coverage';
import { normalizeName } from '../../../contract/coverage/places/fold';
import { hasShortMapLink } from '../../../contract/coverage/shortMapLink';
import { coverageChecks } from '../../../resources/coverage/coverageChecks';
import { sellerFieldsOf } from '../../crud/ownRecords';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import { findPlaces } from '../findPlaces';
import { type Judged, judgePlace, judgePoint } from '../judgePlace';
import { noteUnknown } from '../noteUnknown';
import { readPlace } from '../readPlace';
import { expectedDateOf } from '../rules/areas';
import { spellingsOf } from '../rules/places/Place';
import { toSuggestions } from '../suggestions';

/** The number of places suggested while a visitor types, and of places that a typed text may mean. */
const SUGGESTIONS = 8;
const MEANT = 5;
/** The number of areas to choose from in a city, town or district. */
const PARTS = 100;
/** The maximum number of words that are looked up, because each is compared with every place. */
const MOST_WORDS = 8;

/** Coverage checks. Every question is stored with its answer. */
export function checkHandlers({ store, now }: Deps): Pick<Handlers, 'suggestPlaces' | 'checkCoverage'> {
  return {
    async suggestPlaces({ query }) {
      const [name = ''] = (query.searchTerm ?? '').split(',');
      const typed = name.split(' ').slice(0, MOST_WORDS).join(' ');
      const found = await findPlaces(store, [typed], SUGGESTIONS);
      const begun = found
        .filter((place) => spellingsOf(place).some((name) => beginsWith(name, typed)))
        // People live in suburbs: "Entebbe" means Entebbe Town sooner than Entebbe Zoo.
        .sort((a, b) => Number(a.kind === 'LANDMARK') - Number(b.kind === 'LANDMARK'));
      // Similar places would hide the button from visitors who have typed a name in full.
      return { places: await toSuggestions(store, begun.length > 0 ? begun : found, SUGGESTIONS) };
    },

    async checkCoverage({ body: { location }, identity }) {
      const { commonName, latitude, longitude } = location;
      const given = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
      const meaning = given ? null : await readPlace({ store }, commonName);
      const judged = meaning
        ? await judgePlace({ store, now }, meaning)
        : await judgePoint({ store, now }, given ?? { latitude: 0, longitude: 0 });
      const { outcome, place, point, area } = judged;
      const isName = !hasShortMapLink(commonName);
      const isNew = meaning?.outcome === 'UNKNOWN' || (meaning?.outcome === 'SEVERAL' && !meaning.named);
      if (isNew && isName) await noteUnknown(store, commonName, now());
      const coverageResponse = responseOf(judged, now());
      const called = given && place && commonName === MY_LOCATION ? `${place.name}, ${place.district}` : commonName;
      const coverageCheck = await createRecord(
        store,
        coverageChecks,
        {
          location: { commonName: called, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null },
          coverageResponse,
          outcome,
          coverageAreaId: area?.id ?? null,
          ...sellerFieldsOf(identity, coverageChecks),
        },
        now(),
      );
      const suggestions = await toSuggestions(store, judged.others, outcome === 'SEVERAL' && place ? PARTS : MEANT);
      const beside = judged.beside && toBeside(judged.beside);
      return { coverageCheck, coverageResponse, outcome, place, beside, suggestions };
    },
  };
}

const toBeside = ({ name, district, status }: NonNullable<Judged['beside']>) => ({ name, district, code: status });

const beginsWith = (name: string, typed: string) => normalizeName(name).startsWith(normalizeName(typed));

/** Returns the answer in the specification's words. Without a verdict, it is one that counts as not available. */
function responseOf({ outcome, place, area }: Judged, now: Date) {
  const code = area?.status ?? 'NO_PRESENCE';
  const status =
    outcome === 'RECOGNISED' ? COVERAGE_STATUS[code] : NO_VERDICT[outcome === 'SEVERAL' && place ? 'PARTLY' : outcome];
  const expectedDate = area && expectedDateOf(area, now);
  return { status, code, message: coverageMessage(status, 'fresh'), expectedDate };
}
