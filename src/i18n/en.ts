import accounts from './en/accounts';
import agents from './en/agents';
import apiKeys from './en/apiKeys';
import attachments from './en/attachments';
import brand from './en/brand';
import changelog from './en/changelog';
import claims from './en/claims';
import clients from './en/clients';
import close from './en/close';
import commandBox from './en/commandBox';
import common from './en/common';
import connections from './en/connections';
import coverage from './en/coverage';
import dashboard from './en/dashboard';
import demoStore from './en/demoStore';
import details from './en/details';
import firstSteps from './en/firstSteps';
import forms from './en/forms';
import imports from './en/imports';
import kanban from './en/kanban';
import layout from './en/layout';
import ledger from './en/ledger';
import lists from './en/lists';
import logs from './en/logs';
import messages from './en/messages';
import network from './en/network';
import notes from './en/notes';
import notifications from './en/notifications';
import payments from './en/payments';
import privacy from './en/privacy';
import profile from './en/profile';
import reports from './en/reports';
import roles from './en/roles';
import secondFactor from './en/secondFactor';
import settings from './en/settings';
import setup from './en/setup';
import signIn from './en/signIn';
import statements from './en/statements';
import subscriptionForms from './en/subscriptionForms';
import subscriptions from './en/subscriptions';
import tickets from './en/tickets';
import tracking from './en/tracking';
import users from './en/users';
import values from './en/values';
import webhooks from './en/webhooks';
import workOrders from './en/workOrders';

/** Every message of the back-office in English, by room. */
export const en = {
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
} as const;
