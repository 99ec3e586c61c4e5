import { words } from '../../resources/translations/sw';
import type { Translation } from './messages';
import accounts from './sw/accounts';
import agents from './sw/agents';
import apiKeys from './sw/apiKeys';
import attachments from './sw/attachments';
import brand from './sw/brand';
import changelog from './sw/changelog';
import claims from './sw/claims';
import clients from './sw/clients';
import close from './sw/close';
import commandBox from './sw/commandBox';
import common from './sw/common';
import connections from './sw/connections';
import coverage from './sw/coverage';
import dashboard from './sw/dashboard';
import demoStore from './sw/demoStore';
import details from './sw/details';
import firstSteps from './sw/firstSteps';
import forms from './sw/forms';
import imports from './sw/imports';
import kanban from './sw/kanban';
import layout from './sw/layout';
import ledger from './sw/ledger';
import lists from './sw/lists';
import logs from './sw/logs';
import messages from './sw/messages';
import network from './sw/network';
import notes from './sw/notes';
import notifications from './sw/notifications';
import payments from './sw/payments';
import privacy from './sw/privacy';
import profile from './sw/profile';
import ra from './sw/reactAdmin';
import reports from './sw/reports';
import roles from './sw/roles';
import secondFactor from './sw/secondFactor';
import settings from './sw/settings';
import setup from './sw/setup';
import signIn from './sw/signIn';
import statements from './sw/statements';
import subscriptionForms from './sw/subscriptionForms';
import subscriptions from './sw/subscriptions';
import tickets from './sw/tickets';
import tracking from './sw/tracking';
import users from './sw/users';
import values from './sw/values';
import webhooks from './sw/webhooks';
import workOrders from './sw/workOrders';

const rooms: Translation = {
  accounts,
  agents,
  apiKeys,
  attachments,
  brand,
  changelog,
  claims,
  clients,
  close,
  commandBox,
  common,
  connections,
  coverage,
  dashboard,
  demoStore,
  details,
  firstSteps,
  forms,
  imports,
  kanban,
  layout,
  ledger,
  lists,
  logs,
  messages,
  network,
  notes,
  notifications,
  payments,
  privacy,
  profile,
  reports,
  roles,
  secondFactor,
  settings,
  setup,
  signIn,
  statements,
  subscriptionForms,
  subscriptions,
  tickets,
  tracking,
  users,
  values,
  webhooks,
  workOrders,
};

/** Every message of the back-office in Kiswahili, by room; react-admin’s own messages; and the texts of the declarations. */
export const sw = { ra, words, ...rooms };
