import { describe, expect, it } from 'vitest';
import { heldThrough, widestScope } from '../../../contract/access/scope';
import { API_BASES } from '../../../contract/constants';
import { DEMO_ROLES } from '../../../resources/access/demo/roles';
import { roles } from '../../../resources/access/roles';
import { users } from '../../../resources/access/users';
import { businessSalesAgents } from '../../../resources/agents/businessSalesAgents';
import { valueAt } from '../../../resources/language/defineResource';
import { requesterField } from '../../../resources/language/requiredPermissions';
import { tokenOf } from '../api/callers';
import { expectRefusal } from '../api/suite';
import type { ScopesWorld } from '../scopes.test';
import { shareOf } from './belonging';
import { type Person, personHolding } from './people';
import { LISTED, listed } from './reading';

const NAMES = DEMO_ROLES.map(({ name }) => name);

/** Checks every demo role as delivered. */
export function demoRoles(world: () => ScopesWorld): void {
  const personIn = async (name: string) => {
    const { world: inner } = world().api;
    const [role] = await inner.store.find(roles, { where: [{ path: 'name', in: [name] }] });
    if (!role) throw new Error(`There is no role ${name}.`);
    if (name !== 'Sales agent')
      return { role, person: await personHolding(inner, role.scope, [], { roleId: role.id }) };
    const where = [{ path: 'emailAddress', in: ['agent@kitara.example'] }] as const;
    const [{ id: userId } = { id: '' }] = await inner.store.find(users, { where });
    const ofUser = [{ path: 'userId', in: [userId] }] as const;
    const ids = (await inner.store.find(businessSalesAgents, { where: ofUser })).map(({ id }) => id);
    const agencies = { OWN: ids, AGENCY: ids };
    const person: Person = {
      userId,
      agencies,
      roleIds: [role.id],
      scope: 'OWN',
      token: await tokenOf(inner, userId, 1, null),
    };
    return { role, person };
  };

  describe.each(NAMES)('the demo role %s', (name) => {
    it('lists exactly the records in its scope and is refused other resources', async () => {
      const { role, person } = await personIn(name);
      const held = heldThrough([role]);
      let seen = 0;
      for (const resource of LISTED) {
        const root = `${API_BASES.v1}/${resource.name}`;
        const scope = widestScope(held, resource.access?.list ?? []);
        const own = requesterField(resource, held.keys());
        if (own) {
          for (const row of await listed(world(), resource, person.token))
            expect(valueAt(row, own), resource.name).toBe(person.userId);
          continue;
        }
        if (!scope) {
          for (const path of [root, `${root}/count`, `${root}/export`])
            expectRefusal(await world().api.call('GET', path, { token: person.token }), 403);
          continue;
        }
        const { mine, others } = await shareOf(world().api.world.store, resource, person, [...held.keys()]);
        const { body } = await world().api.call('GET', `${root}/total-records`, { token: person.token });
        expect(body, resource.name).toEqual({ totalRecords: mine.length });
        if (scope === 'ALL' && !resource.access?.subjects) expect(others).toEqual([]);
        else expect((await listed(world(), resource, person.token)).length, resource.name).toBe(mine.length);
        seen += mine.length;
      }
      if (held.size > 1) expect(seen).toBeGreaterThan(0);
    });
  });
}
