import { rolesGuard } from './access/rolesGuard';
import { usersGuard } from './access/usersGuard';
import { accountsGuard, clientsGuard } from './accounts/guards';
import { agenciesGuard } from './agents/agenciesGuard';
import { attachmentsGuard } from './attachments/attachmentsGuard';
import type { Guard } from './crud/Guard';
import { devicesGuard } from './devices/devicesGuard';
import { accessLinesGuard } from './network/accessLinesGuard';
import { notesGuard } from './notes/notesGuard';
import { subscriptionFormsGuard } from './orders/subscriptionFormsGuard';
import { productsGuard } from './subscriptions/productsGuard';
import { subscriptionsGuard } from './subscriptions/subscriptionsGuard';
import { supportHoursGuard, taskRolesGuard, ticketsGuard } from './tickets/guards';
import { webhooksGuard } from './webhooks/webhooksGuard';
import { personalTasksGuard } from './worklists/personalTasksGuard';
import { workOrdersGuard } from './workOrders/workOrdersGuard';

/** The rules of resources that their declarations cannot express, by the resource's name. */
export const guards: Readonly<Record<string, Guard<object>>> = {
  accounts: accountsGuard,
  clients: clientsGuard,
  users: usersGuard,
  roles: rolesGuard,
  'business-sales-agents': agenciesGuard,
  'subscription-forms': subscriptionFormsGuard,
  notes: notesGuard,
  attachments: attachmentsGuard,
  'personal-tasks': personalTasksGuard,
  tickets: ticketsGuard,
  'task-roles': taskRolesGuard,
  'support-hours': supportHoursGuard,
  products: productsGuard,
  subscriptions: subscriptionsGuard,
  'work-orders': workOrdersGuard,
  devices: devicesGuard,
  'access-lines': accessLinesGuard,
  webhooks: webhooksGuard,
};
