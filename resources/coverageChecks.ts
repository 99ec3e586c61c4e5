import { COVERAGE_STATUS, coverageMessage } from '../contract/coverage';
import { COVERAGE_CODES } from '../contract/statuses';
import { BROUGHT, demoAgency, sellerId } from './brought';
import { defineResource } from './defineResource';
import { PLACES } from './demo/places';
import { decimal, group, oneOf, reference, text } from './kinds';

/** Every question "does fibre reach me?" with its answer. */
export const coverageChecks = defineResource({
  name: 'coverage-checks',
  label: ['Coverage check', 'Coverage checks'],
  icon: 'radar',
  representation: (check) => check.location.commonName,
  fields: {
    location: group({
      commonName: text({
        label: 'Place',
        required: true,
        searchable: true,
        indexed: true,
        maxLength: 120,
        demo: ({ index }) => placeAt(index)[0],
      }),
      latitude: decimal({ min: -90, max: 90, demo: ({ index }) => placeAt(index)[2] }),
      longitude: decimal({ min: -180, max: 180, demo: ({ index }) => placeAt(index)[3] }),
    }),
    coverageResponse: group({
      status: text({
        label: 'Answer',
        required: true,
        maxLength: 60,
        demo: ({ index }) => COVERAGE_STATUS[codeAt(index)],
      }),
      code: oneOf(COVERAGE_CODES, {
        label: 'Status',
        required: true,
        filter: 'coverageStatuses',
        demo: ({ index }) => codeAt(index),
      }),
      message: text({ required: true, demo: ({ index }) => coverageMessage(COVERAGE_STATUS[codeAt(index)], 'fresh') }),
    }),
    coverageAreaId: reference('coverage-areas', {
      label: 'Area',
      demo: ({ index, rows }) =>
        (rows('coverage-areas').find((area) => area.name === placeAt(index)[0])?.id as string) ?? null,
    }),
    agentId: reference('business-sales-agents', {
      label: 'Sales agent',
      demo: (demo) => (demo.index % 9 === 4 ? demoAgency(demo) : null),
    }),
    sellerId,
  },
  list: { columns: ['location.commonName', 'coverageResponse.code', 'coverageAreaId', 'dateCreated'], pageSize: 100 },
  screens: [
    {
      list: 'coverage',
      details: 'check-details',
      menu: { label: 'Coverage', order: 90, permissions: ['View Coverage Checks'] },
    },
  ],
  access: { list: 'View Coverage Checks', whose: BROUGHT },
  retention: [{ days: 400, by: 'dateCreated' }],
  demo: { count: 260 },
});

const placeAt = (index: number) =>
  PLACES[(index * 7) % PLACES.length] ?? ['Kololo', 'Kampala', 0.33, 32.594, 'ASBUILT' as const];
const codeAt = (index: number) => placeAt(index)[4] ?? 'NO_PRESENCE';
