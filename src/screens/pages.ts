import type { ComponentType } from 'react';
import type { OfficePageKey } from '../../contract/officePages';

type Load = () => Promise<{ default: ComponentType }>;

/** The code of every page that is written by hand, loaded when it is shown or about to be. */
export const officePages: Record<OfficePageKey, Load> = {
  dashboard: () => import('./dashboard/Dashboard').then((m) => ({ default: m.Dashboard })),
  changelog: () => import('./changelog/Changelog').then((m) => ({ default: m.Changelog })),
  updateSubscription: () =>
    import('./subscriptions/UpdateSubscription').then((m) => ({ default: m.UpdateSubscription })),
  extensionSettings: () =>
    import('./extensionSettings/ExtensionSettings').then((m) => ({ default: m.ExtensionSettings })),
  updateBonusRule: () => import('./bonusRules/UpdateBonusRule').then((m) => ({ default: m.UpdateBonusRule })),
  paymentExceptions: () => import('./payments/Exceptions').then((m) => ({ default: m.Exceptions })),
  ticketComment: () => import('./tickets/addresses').then((m) => ({ default: m.TicketComment })),
  replyComment: () => import('./tickets/addresses').then((m) => ({ default: m.ReplyComment })),
  assignTicket: () => import('./tickets/addresses').then((m) => ({ default: m.AssignTicket })),
  changeRole: () => import('./tickets/addresses').then((m) => ({ default: m.ChangeRole })),
  addTaskRole: () => import('./taskRoles/addresses').then((m) => ({ default: m.AddTaskRole })),
  transactionDetails: () => import('./transactions/addresses').then((m) => ({ default: m.TransactionDetails })),
  editTaskRole: () => import('./taskRoles/addresses').then((m) => ({ default: m.EditTaskRole })),
};
