import { Route } from 'react-router-dom';
import { OFFICE_PAGES, type OfficePageKey } from '../../contract/pages/officePages';
import { lazyOf } from '../browser/lazyOf';
import { type Loadable, loadable, preload } from '../browser/loadable';
import { Gate } from '../crud/screenRoutes';

/** All custom pages. */
const officePages: Record<OfficePageKey, Loadable<object>> = {
  dashboard: loadable(() => import('./dashboard/Dashboard').then((m) => m.Dashboard)),
  changelog: loadable(() => import('./changelog/Changelog').then((m) => m.Changelog)),
  updateSubscription: loadable(() => import('./subscriptions/UpdateSubscription').then((m) => m.UpdateSubscription)),
  extensionSettings: loadable(() =>
    import('./subscriptions/extensionSettings/ExtensionSettings').then((m) => m.ExtensionSettings),
  ),
  updateBonusRule: loadable(() => import('./subscriptions/bonusRules/UpdateBonusRule').then((m) => m.UpdateBonusRule)),
  paymentExceptions: loadable(() => import('./payments/Exceptions').then((m) => m.Exceptions)),
  importStatement: loadable(() => import('./statements/ImportStatement').then((m) => m.ImportStatement)),
  ticketComment: loadable(() => import('./OpenedPage').then((m) => m.TicketComment)),
  replyComment: loadable(() => import('./OpenedPage').then((m) => m.ReplyComment)),
  assignTicket: loadable(() => import('./OpenedPage').then((m) => m.AssignTicket)),
  changeRole: loadable(() => import('./OpenedPage').then((m) => m.ChangeRole)),
  addTaskRole: loadable(() => import('./OpenedPage').then((m) => m.AddTaskRole)),
  transactionDetails: loadable(() => import('./OpenedPage').then((m) => m.TransactionDetails)),
  editTaskRole: loadable(() => import('./OpenedPage').then((m) => m.EditTaskRole)),
  newClient: loadable(() => import('./accounts/clients/ClientEntry').then((m) => m.NewClient)),
  newLead: loadable(() => import('./accounts/clients/ClientEntry').then((m) => m.NewLead)),
  mergeClients: loadable(() => import('./accounts/clients/MergeClients').then((m) => m.MergeClients)),
  subscribeClient: loadable(() => import('./orders/SubscribeClient').then((m) => m.SubscribeClient)),
  subscriptionFormDetails: loadable(() => import('./orders/FormDetails').then((m) => m.FormDetails)),
  updateAndPay: loadable(() => import('./orders/UpdateAndPay').then((m) => m.UpdateAndPay)),
  onboardClientPay: loadable(() => import('./payments/attempts/OnboardClientPay').then((m) => m.OnboardClientPay)),
  reinitiatePayment: loadable(() => import('./payments/attempts/ReinitiatePayment').then((m) => m.ReinitiatePayment)),
  payInitiatedRenewal: loadable(() =>
    import('./subscriptions/renewals/PayInitiatedRenewal').then((m) => m.PayInitiatedRenewal),
  ),
  addRole: loadable(() => import('./access/roles/AddRole').then((m) => m.AddRole)),
  editRole: loadable(() => import('./access/roles/EditRole').then((m) => m.EditRole)),
  kanban: loadable(() => import('./kanban/Kanban').then((m) => m.Kanban)),
  brand: loadable(() => import('./settings/brand/BrandPage').then((m) => m.BrandPage)),
  connections: loadable(() => import('./settings/connections/Connections').then((m) => m.Connections)),
  firstSetup: loadable(() => import('./setup/FirstSetup').then((m) => m.FirstSetup)),
  coverageMap: loadable(() => import('./coverage/CoverageMapPage').then((m) => m.CoverageMapPage)),
  uploadAreas: loadable(() => import('./coverage/UploadAreasPage').then((m) => m.UploadAreasPage)),
  dayVisits: loadable(() => import('./workOrders/DayVisits').then((m) => m.DayVisits)),
  dayClose: loadable(() => import('./closing/DayClose').then((m) => m.DayClose)),
  ledgerFigures: loadable(() => import('./ledger/figures/LedgerFigures').then((m) => m.LedgerFigures)),
  reports: loadable(() => import('./reports/Reports').then((m) => m.Reports)),
  trialBalance: loadable(() => import('./ledger/TrialBalance').then((m) => m.TrialBalance)),
  profile: loadable(() => import('./access/profile/Profile').then((m) => m.Profile)),
  myReferrals: loadable(() => import('./agents/referrals/MyReferrals').then((m) => m.MyReferrals)),
};

const keys = Object.keys(OFFICE_PAGES) as OfficePageKey[];
const components = new Map(keys.map((key) => [key, lazyOf(officePages[key])]));

/** Returns the routes of the custom pages, each limited to users with its permissions. */
export const officeRoutes = () =>
  keys.map((key) => {
    const { route, permissions } = OFFICE_PAGES[key];
    const Page = components.get(key);
    const gated = <Gate opensFor={(can) => can(permissions)}>{Page && <Page />}</Gate>;
    return <Route key={key} path={route} element={gated} />;
  });

/** Loads the code of the custom page of a route, if there is one. */
export function loadOfficePage(route: string): void {
  const key = keys.find((each) => OFFICE_PAGES[each].route === route);
  if (key) preload(officePages[key]);
}
