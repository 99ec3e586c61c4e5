import { BY_CREATION } from '../metrics/Figure';
import { filterValue, type Report } from '../reports/Report';

const count = (name: string, label: string) => ({ name, label, kind: 'count', adds: true }) as const;

/** The filters of the list of clients for a source; the list has none for the others. */
const SOURCES: Readonly<Record<string, Record<string, string>>> = {
  REFERRAL: { wasReferred: 'true', agentId: 'none' },
  WEBSITE: { wasReferred: 'false', agentId: 'none', sellerId: 'none' },
};

export const salesFunnel: Report = {
  name: 'sales-funnel',
  label: 'Sales funnel',
  hint: 'People recorded on these days, and how far they have come so far: place checked, ordered, paid, service switched on. A person who reached a later step also counts in the earlier ones. The source is the first of these that applies: a sales agency, a referral, our staff, the website.',
  about: 'clients',
  permission: 'View Leads',
  period: 'days',
  by: { source: 'Source', area: 'Area', agent: 'Sales agent' },
  rows: {
    AGENT: 'Sales agency',
    REFERRAL: 'Referral',
    STAFF: 'Our staff',
    WEBSITE: 'Website',
    NONE: 'None',
  },
  columns: [
    count('leads', 'Leads'),
    count('checked', 'Checked'),
    count('ordered', 'Have ordered'),
    count('paid', 'Have paid'),
    count('installed', 'Installed'),
    { name: 'share', label: 'Installed of leads', kind: 'share' },
  ],
  list: ({ key }, by) => {
    const clients = { resource: 'clients', list: 'clients', days: BY_CREATION } as const;
    if (by === 'agent') return { ...clients, filter: { agentId: filterValue(key) } };
    if (by === 'source') return SOURCES[key] && { ...clients, filter: SOURCES[key] };
    const filter = { coverageAreaId: filterValue(key) };
    return { resource: 'coverage-checks', list: 'coverage', filter, days: BY_CREATION };
  },
};
