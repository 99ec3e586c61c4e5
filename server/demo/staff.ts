import { heldThrough } from '../../contract/access/scope';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { Identity } from '../base/identity';
import type { Store } from '../store/Store';

/** Users of the demo data always count as confirmed. */
const ALWAYS = '9999-12-31T23:59:59.999Z';

/** Returns the staff with a role, by its name; the demo login of the role comes first. */
export type Staff = (role: string) => readonly Identity[];

/** Returns the staff of the catalogue as callers of the API. */
export async function staffOf(store: Store): Promise<Staff> {
  const [allRoles, people, agencies] = [
    await store.find(roles),
    await store.find(users),
    await store.find(businessSalesAgents),
  ];
  const staff = people
    .filter(({ status, accountType }) => status === 'ACTIVE' && accountType === 'Staff')
    .map((user) => {
      const own = allRoles.filter(({ id }) => user.roleIds.includes(id));
      const held = heldThrough(own);
      const theirs = agencies.filter(({ userId }) => userId === user.id).map(({ id }) => id);
      const identity: Identity = {
        ...{
          userId: user.id,
          sessionId: '',
          apiKeyId: null,
          mark: '',
          roles: own,
          held,
          permissions: new Set(held.keys()),
        },
        roleIds: user.roleIds,
        proof: { hasSecondFactor: false, confirmedAt: ALWAYS, mustSetUp: false },
        agencies: { OWN: theirs, AGENCY: theirs },
      };
      return { names: own.map(({ name }) => name), identity };
    });
  return (role) => {
    const found = staff.filter(({ names }) => names.includes(role)).map(({ identity }) => identity);
    if (found.length === 0) throw new Error(`No demo user has the role "${role}".`);
    return found;
  };
}
