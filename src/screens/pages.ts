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
  newClient: () => import('./clients/NewClient').then((m) => ({ default: m.NewClient })),
  newLead: () => import('./clients/NewLead').then((m) => ({ default: m.NewLead })),
  subscribeClient: () => import('./subscriptionForms/SubscribeClient').then((m) => ({ default: m.SubscribeClient })),
  subscriptionFormDetails: () => import('./subscriptionForms/FormDetails').then((m) => ({ default: m.FormDetails })),
  updateAndPay: () => import('./subscriptionForms/UpdateAndPay').then((m) => ({ default: m.UpdateAndPay })),
  onboardClientPay: () => import('./paying/OnboardClientPay').then((m) => ({ default: m.OnboardClientPay })),
  reinitiatePayment: () => import('./paying/ReinitiatePayment').then((m) => ({ default: m.ReinitiatePayment })),
  payInitiatedRenewal: () => import('./paying/PayInitiatedRenewal').then((m) => ({ default: m.PayInitiatedRenewal })),
  addRole: () => import('./roles/AddRole').then((m) => ({ default: m.AddRole })),
  editRole: () => import('./roles/EditRole').then((m) => ({ default: m.EditRole })),
  kanban: () => import('./kanban/Kanban').then((m) => ({ default: m.Kanban })),
  brand: () => import('./brand/BrandPage').then((m) => ({ default: m.BrandPage })),
  myReferrals: () => import('./referrals/MyReferrals').then((m) => ({ default: m.MyReferrals })),
};
