import type { Permission } from '../../../contract/access/permissions';
import { OFFICE_PAGES, type OfficePage } from '../../../contract/pages/officePages';
import type { PlainKey } from '../../i18n/messages';

/** A task for the first day, and its page. */
interface Step {
  name: string;
  text: PlainKey;
  to: string;
  /** The step is offered with at least one of these permissions. */
  permissions: readonly Permission[];
}

const at = (page: OfficePage) => ({ to: page.route, permissions: page.permissions });

/** The first steps by the permissions that they need, those for fewer users first. */
export const FIRST_STEPS: readonly Step[] = [
  { name: 'profile', text: 'firstSteps.profile', ...at(OFFICE_PAGES.profile) },
  { name: 'users', text: 'firstSteps.users', to: '/users', permissions: ['Create Users'] },
  { name: 'packages', text: 'firstSteps.packages', to: '/products', permissions: ['Update Products'] },
  { name: 'brand', text: 'firstSteps.brand', ...at(OFFICE_PAGES.brand) },
  { name: 'exceptions', text: 'firstSteps.exceptions', ...at(OFFICE_PAGES.paymentExceptions) },
  { name: 'staff', text: 'firstSteps.staff', to: '/staff', permissions: ['Create Staffs'] },
  { name: 'tickets', text: 'firstSteps.tickets', to: '/customer-tickets', permissions: ['Update Tickets'] },
  { name: 'visits', text: 'firstSteps.visits', to: '/workorders', permissions: ['Update Work Orders'] },
  {
    name: 'networkTasks',
    text: 'firstSteps.networkTasks',
    to: '/update-tasks',
    permissions: ['View Subscription Update Task'],
  },
  { name: 'lead', text: 'firstSteps.lead', ...at(OFFICE_PAGES.newLead) },
  { name: 'order', text: 'firstSteps.order', ...at(OFFICE_PAGES.subscribeClient) },
  { name: 'line', text: 'firstSteps.line', to: '/accounts', permissions: ['View Accounts'] },
  { name: 'coverage', text: 'firstSteps.coverage', ...at(OFFICE_PAGES.coverageMap) },
  { name: 'news', text: 'firstSteps.news', ...at(OFFICE_PAGES.changelog) },
];

/** The maximum number of steps for one user, so that users complete them. */
const MOST = 5;

/** Returns the first steps for a user's permissions. */
export const stepsFor = (holds: (needed: readonly Permission[]) => boolean): readonly Step[] =>
  FIRST_STEPS.filter(({ permissions }) => holds(permissions)).slice(0, MOST);
