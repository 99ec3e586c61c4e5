import { rolesGuard } from '../auth/rolesGuard';
import { usersGuard } from '../auth/usersGuard';
import { subscriptionFormsGuard } from '../onboarding/subscriptionFormsGuard';
import { subscriptionsGuard } from '../subscriptions/subscriptionsGuard';
import { taskRolesGuard } from '../support/taskRolesGuard';
import { ticketsGuard } from '../support/ticketsGuard';
import type { Guard } from './Guard';

/** The rules of an entity that its declaration cannot say, by the resource's name. */
export const guards: Readonly<Record<string, Guard<object>>> = {
  users: usersGuard,
  roles: rolesGuard,
  'subscription-forms': subscriptionFormsGuard,
  tickets: ticketsGuard,
  'task-roles': taskRolesGuard,
  subscriptions: subscriptionsGuard,
};
