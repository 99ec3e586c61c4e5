import { agenciesGuard } from './auth/agenciesGuard';
import { rolesGuard } from './auth/rolesGuard';
import { usersGuard } from './auth/usersGuard';
import type { Guard } from './crud/Guard';
import { subscriptionFormsGuard } from './onboarding/subscriptionFormsGuard';
import { accountsGuard } from './subscriptions/accountsGuard';
import { subscriptionsGuard } from './subscriptions/subscriptionsGuard';
import { taskRolesGuard } from './support/taskRolesGuard';
import { ticketsGuard } from './support/ticketsGuard';

/** The rules of an entity that its declaration cannot say, by the resource's name. */
export const guards: Readonly<Record<string, Guard<object>>> = {
  accounts: accountsGuard,
  users: usersGuard,
  roles: rolesGuard,
  'business-sales-agents': agenciesGuard,
  'subscription-forms': subscriptionFormsGuard,
  tickets: ticketsGuard,
  'task-roles': taskRolesGuard,
  subscriptions: subscriptionsGuard,
};
