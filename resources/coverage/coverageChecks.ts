import { RETENTION } from '../../contract/privacy/retention';
import { COVERAGE_CODES, PLACE_OUTCOMES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { date, decimal, group, oneOf, reference, text } from '../language/kinds';
import { SALES_OWNERSHIP, sellerId } from '../language/salesOwnership';

/** Every coverage check with its answer. */
export const coverageChecks = defineResource({
  name: 'coverage-checks',
  label: ['Coverage check', 'Coverage checks'],
  icon: 'radar',
  representation: (check) => check.location.commonName,
  headline: {
    states: ['coverageResponse.code'],
    about: ['coverageAreaId', 'coverageResponse.expectedDate', 'agentId'],
  },
  fields: {
    location: group({
      commonName: text({
        label: 'Place',
        required: true,
        searchable: true,
        indexed: true,
        maxLength: 120,
        personal: 'Erased place',
      }),
      latitude: decimal({ technical: true, min: -90, max: 90, personal: true }),
      longitude: decimal({ technical: true, min: -180, max: 180, personal: true }),
    }),
    coverageResponse: group({
      status: text({ label: 'Answer', technical: true, required: true, maxLength: 60 }),
      code: oneOf(COVERAGE_CODES, { label: 'Status', required: true, filter: 'coverageStatuses' }),
      message: text({ required: true, personal: 'Erased' }),
      expectedDate: date({ label: 'Expected' }),
    }),
    outcome: oneOf(PLACE_OUTCOMES, {
      label: 'Recognition',
      usual: 'RECOGNISED',
      default: 'RECOGNISED',
      filter: 'outcomes',
    }),
    coverageAreaId: reference('coverage-areas', { label: 'Area' }),
    agentId: reference('business-sales-agents', { label: 'Sales agent' }),
    sellerId,
  },
  list: {
    columns: ['location.commonName', 'outcome', 'coverageResponse.code', 'coverageAreaId', 'dateCreated'],
    pageSize: 100,
  },
  screens: [
    {
      list: 'coverage',
      details: 'check-details',
      menu: { label: 'Coverage', order: 90, permissions: ['View Coverage Checks'] },
    },
  ],
  access: { list: 'View Coverage Checks', whose: SALES_OWNERSHIP },
  retention: [{ days: RETENTION.coverageChecks.days, by: 'dateCreated' }],
});
