import { words } from '../../resources/words/sw';
import type { Translation } from './messages';
import { accounts } from './sw/accounts';
import { actions } from './sw/actions';
import { bonusRules } from './sw/bonusRules';
import { brand } from './sw/brand';
import { changelog } from './sw/changelog';
import { claims } from './sw/claims';
import { clients } from './sw/clients';
import { close } from './sw/close';
import { commandBox } from './sw/commandBox';
import { common } from './sw/common';
import { coverage } from './sw/coverage';
import { dashboard } from './sw/dashboard';
import { demoStore } from './sw/demoStore';
import { details } from './sw/details';
import { extensionSettings } from './sw/extensionSettings';
import { firstSteps } from './sw/firstSteps';
import { forms } from './sw/forms';
import { kanban } from './sw/kanban';
import { layout } from './sw/layout';
import { ledger } from './sw/ledger';
import { lists } from './sw/lists';
import { logs } from './sw/logs';
import { messages } from './sw/messages';
import { notifications } from './sw/notifications';
import { payments } from './sw/payments';
import { profile } from './sw/profile';
import { ra } from './sw/reactAdmin';
import { referrals } from './sw/referrals';
import { roles } from './sw/roles';
import { salesAgents } from './sw/salesAgents';
import { settings } from './sw/settings';
import { signIn } from './sw/signIn';
import { statements } from './sw/statements';
import { subscriptionForms } from './sw/subscriptionForms';
import { subscriptions } from './sw/subscriptions';
import { taskRoles } from './sw/taskRoles';
import { tickets } from './sw/tickets';
import { tracking } from './sw/tracking';
import { users } from './sw/users';
import { values } from './sw/values';
import { workOrders } from './sw/workOrders';

const rooms: Translation = {
  accounts,
  actions,
  bonusRules,
  brand,
  changelog,
  claims,
  clients,
  close,
  commandBox,
  common,
  coverage,
  dashboard,
  demoStore,
  details,
  extensionSettings,
  firstSteps,
  forms,
  kanban,
  layout,
  ledger,
  lists,
  logs,
  messages,
  notifications,
  payments,
  profile,
  referrals,
  roles,
  salesAgents,
  settings,
  signIn,
  statements,
  subscriptionForms,
  subscriptions,
  taskRoles,
  tickets,
  tracking,
  users,
  values,
  workOrders,
};

/** Every message of the back-office in Kiswahili, by room; react-admin’s own; and the words of the declarations. */
export const sw = { ra, words, ...rooms };
