import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage';
import { coverageChecks } from '../coverageChecks';
import { demoAgency, demoSeller } from './brought';
import { declareDemo } from './declareDemo';
import { EXPECTED, PLACES } from './places';

export const coverageChecksDemo = declareDemo(coverageChecks, {
  count: 260,
  fields: {
    'location.commonName': ({ index }) => placeAt(index)[0],
    'location.latitude': ({ index }) => placeAt(index)[2],
    'location.longitude': ({ index }) => placeAt(index)[3],
    'coverageResponse.status': ({ index }) => COVERAGE_STATUS[codeAt(index)],
    'coverageResponse.code': ({ index }) => codeAt(index),
    'coverageResponse.message': ({ index }) => coverageMessage(COVERAGE_STATUS[codeAt(index)], 'fresh'),
    'coverageResponse.expectedDate': ({ index }) => EXPECTED[codeAt(index)] ?? null,
    outcome: () => 'RECOGNISED' as const,
    coverageAreaId: ({ index, rows }) =>
      (rows('coverage-areas').find((area) => area.name === placeAt(index)[0])?.id as string) ?? null,
    agentId: (demo) => (demo.index % 9 === 4 ? demoAgency(demo) : null),
    sellerId: demoSeller,
  },
});

const placeAt = (index: number) =>
  PLACES[(index * 7) % PLACES.length] ?? ['Kololo', 'Kampala', 0.33, 32.594, 'ASBUILT' as const];

const codeAt = (index: number) => placeAt(index)[4] ?? 'NO_PRESENCE';
