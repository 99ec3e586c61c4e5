import { BY_CREATION } from '../metrics/Figure';
import { filterValue, NONE_ROW, type Report, type ReportColumn } from '../reports/Report';

/** The maximum number of places in the report; those that were checked most often. */
export const MOST_PLACES = 100;

const checks = { resource: 'coverage-checks', list: 'coverage', days: BY_CREATION } as const;

const placed = (key: string, by: string | undefined): Record<string, string> =>
  by === 'place' ? { searchTerm: key } : { coverageAreaId: filterValue(key) };

const counted = (name: string, label: string, filter: Record<string, string>): ReportColumn => ({
  ...{ name, label, kind: 'count', adds: true },
  list: ({ key }, by) => ({ ...checks, filter: { ...placed(key, by), ...filter } }),
});

const CODES = 'coverageStatuses';
const RECOGNISED = { outcomes: 'RECOGNISED' };

export const demandByArea: Report = {
  name: 'demand-by-area',
  label: 'Demand by area',
  hint: `Coverage checks on these days, by result. No presence: we know the place but have no fibre there. Names that we did not recognise, or that fit several places, are counted separately: we do not know yet where this demand is. Customers are active accounts whose own check was there, whenever it was made. By place, the report shows the ${MOST_PLACES} that were checked most often.`,
  about: 'coverage-checks',
  permission: 'View Coverage Checks',
  period: 'days',
  by: { area: 'Area', place: 'Place' },
  rows: { [NONE_ROW]: 'Outside every area' },
  columns: [
    { name: 'checks', label: 'Checks', kind: 'count', adds: true },
    counted('covered', 'As built', { ...RECOGNISED, [CODES]: 'ASBUILT' }),
    counted('planned', 'Planned or in progress', { ...RECOGNISED, [CODES]: 'PLANNED,IN_PROGRESS' }),
    counted('absent', 'No presence', { ...RECOGNISED, [CODES]: 'NO_PRESENCE' }),
    counted('unknown', 'Name not recognised', { outcomes: 'UNKNOWN' }),
    counted('several', 'Several places', { outcomes: 'SEVERAL' }),
    { name: 'customers', label: 'Active customers', kind: 'count', adds: true, list: () => undefined },
  ],
  list: ({ key }, by) => ({ ...checks, filter: placed(key, by) }),
};
