import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { API_BASES } from '../../../contract/constants';
import { resources } from '../../../resources';
import { logs } from '../../../resources/audit/logs';
import { createRecord } from '../../../server/store/createRecord';
import { expectRefusal } from '../api/suite';
import type { ScopesWorld } from '../scopes.test';
import { personHolding } from './people';
import { listed } from './reading';

const PATH = `${API_BASES.v1}/logs`;
const READ = 'View Subscription Activation Logs' satisfies Permission;
const TOLD = resources.filter(({ access }) => access?.list ?? access?.read);

/** Checks that the audit log shows only entries about resources that the reader may list. */
export function auditLog(world: () => ScopesWorld): void {
  /** Creates an entry about each resource and returns the entries' ids by resource name. */
  const entries = async () => {
    const { store, clock } = world().api.world;
    const made = new Map<string, string>();
    for (const { name } of [...resources, { name: 'sessions' }])
      await store.transaction(async (tx) => {
        const values = { action: 'UPDATE' as const, resource: name, after: { note: 'x' } };
        made.set(name, (await createRecord(tx, logs, values, clock.now)).id);
      });
    return made;
  };

  it.each([
    ['one permission', ['View Leads']],
    ['support’s', ['View Tickets', 'View Accounts', 'View Work Orders']],
    ['nothing else', []],
  ] as [string, Permission[]][])(
    'with %s a reader sees only entries about permitted resources',
    async (_, permissions) => {
      const made = await entries();
      const { token } = await personHolding(world().api.world, 'ALL', [READ, ...permissions]);
      const open = TOLD.filter(({ access }) =>
        [access?.list ?? access?.read ?? []].flat().some((name) => [READ, ...permissions].includes(name)),
      ).map(({ name }) => name);
      const ids = [...made.values()].join(',');
      const found = await listed(world(), logs, token, `&ids=${ids}`);
      expect(found.map(({ resource }) => resource).sort()).toEqual(open.sort());
      for (const [name, id] of made) {
        const reply = await world().api.call('GET', `${PATH}/${id}`, { token });
        if (open.includes(name)) expect(reply.body).toMatchObject({ log: { resource: name } });
        else expectRefusal(reply, 404);
        const counted = await world().api.call('GET', `${PATH}/count?resources=${name}&ids=${id}`, { token });
        expect(counted.body).toEqual({ totalRecords: open.includes(name) ? 1 : 0 });
      }
      const csv = String((await world().api.call('GET', `${PATH}/export?ids=${ids}`, { token })).body);
      expect(csv.trimEnd().split('\n')).toHaveLength(1 + open.length);
    },
  );

  it('a user who may list everything sees everything', async () => {
    const made = await entries();
    const all = await listed(world(), logs, world().api.callers.admin, `&ids=${[...made.values()]}`);
    expect(all).toHaveLength(made.size);
  });

  describe.each(['OWN', 'AGENCY'] as const)('with scope %s', (scope) => {
    it('a reader sees entries about resources that belong to everyone', async () => {
      const made = await entries();
      const found = await listed(world(), logs, world().sellers[scope].token, `&ids=${[...made.values()]}`);
      const open = TOLD.filter(({ access }) => access?.whose === 'everybody');
      expect(found.map(({ resource }) => resource).sort()).toEqual(open.map(({ name }) => name).sort());
    });
  });
}
