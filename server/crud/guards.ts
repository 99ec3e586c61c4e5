import { rolesGuard } from '../auth/rolesGuard';
import { usersGuard } from '../auth/usersGuard';
import { subscriptionsGuard } from '../subscriptions/subscriptionsGuard';
import type { Guard } from './Guard';

/** The rules of an entity that its declaration cannot say, by the resource's name. */
export const guards: Readonly<Record<string, Guard<object>>> = {
  users: usersGuard,
  roles: rolesGuard,
  subscriptions: subscriptionsGuard,
};
