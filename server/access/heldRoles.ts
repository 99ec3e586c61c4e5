import { roles } from '../../resources/access/roles';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { HeldRole } from '../base/identity';
import type { Store } from '../store/Store';

/** Returns the agencies that a user sells for. */
export const agenciesOf = (store: Store, userId: string) =>
  store.find(businessSalesAgents, { where: [{ path: 'userId', in: [userId] }] });

/** Returns the roles with these ids. */
export async function rolesOf(store: Store, ids: readonly string[]): Promise<HeldRole[]> {
  if (ids.length === 0) return [];
  const found = await store.find(roles, { where: [{ path: 'id', in: ids }] });
  return found.map(({ name, permissions, scope, secondFactor }) => ({ name, permissions, scope, secondFactor }));
}
