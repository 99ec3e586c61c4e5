import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '../../../contract/access/permissions';
import { PERMISSIONS } from '../../../contract/access/permissions';
import type { Scope } from '../../../contract/access/scope';
import { resources } from '../../../resources';
import { roles } from '../../../resources/access/roles';
import { users } from '../../../resources/access/users';
import { clients } from '../../../resources/accounts/clients';
import { businessSalesAgents } from '../../../resources/agents/businessSalesAgents';
import { type Owner, ownerFieldsOf } from '../../../server/rules/scope';
import { createRecord } from '../../../server/store/createRecord';
import type { World } from '../../world';
import { tokenOf } from '../api/callers';

/** A caller who owns records. */
export interface Person extends Owner {
  token: string;
  scope: Scope;
}

/** Creates a member of staff, with a new role unless `roleId` is given. */
export async function personHolding(
  world: World,
  scope: Scope,
  permissions: readonly Permission[] = PERMISSIONS,
  more: { agencyId?: string; roleId?: string } = {},
): Promise<Person> {
  const { store, clock } = world;
  const { roleId, agencyId } = more;
  const userId = await store.transaction(async (tx) => {
    const values = { name: `${scope} ${uuidv7()}`, scope, permissions: [...permissions] };
    const id = roleId ?? (await createRecord(tx, roles, values, clock.now)).id;
    const person = { fullName: 'Sam Seller', emailAddress: `${uuidv7()}@kitara.example`, password: 'none' };
    return (await createRecord(tx, users, { ...person, agencyId: agencyId ?? null, roleIds: [id] }, clock.now)).id;
  });
  const agencies = { OWN: [], AGENCY: agencyId ? [agencyId] : [] };
  const roleIds = (await store.get(users, userId))?.roleIds ?? [];
  return { userId, agencies, roleIds, scope, token: await tokenOf(world, userId, 1, null) };
}

/**
 * Creates a user with all permissions for their own records, and one with all permissions for those of their agency. The agency
 * gets part of each kind of record that agencies bring, so that some records that depend on these are in scope and others are
 * not. Each user also owns one client without an agency.
 */
export async function makeSellers(world: World): Promise<Record<Exclude<Scope, 'ALL'>, Person>> {
  const { store } = world;
  const [, agency] = await store.find(businessSalesAgents, { limit: 2 });
  const agencyId = agency?.id ?? '';
  const own = await personHolding(world, 'OWN');
  const theirs = await personHolding(world, 'AGENCY', PERMISSIONS, { agencyId });
  await store.update(businessSalesAgents, agencyId, { userId: own.userId });
  for (const resource of resources.filter((each) => ownerFieldsOf(each).agency === 'agentId'))
    for (const [index, { id }] of (await store.find(resource)).entries())
      if (index % 7 < 3) await store.update(resource, id, { agentId: agencyId, sellerId: null });
  const others = await store.find(clients, { where: [{ path: 'agentId', isNull: true }], limit: 2 });
  for (const [index, { userId }] of [own, theirs].entries())
    await store.update(clients, others[index]?.id ?? '', { sellerId: userId });
  return { OWN: { ...own, agencies: { OWN: [agencyId], AGENCY: [agencyId] } }, AGENCY: theirs };
}
