import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { KEY_PERMISSIONS, PEOPLE_ONLY } from '../../contract/access/apiKeys';
import { PERMISSIONS, type Permission } from '../../contract/access/permissions';
import { IMPORT_KINDS, IMPORT_NEEDS, type ImportKind } from '../../contract/imports/imports';
import { apiKeys } from '../../resources/access/apiKeys';
import { roles } from '../../resources/access/roles';
import { passkeys } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { settings } from '../../resources/catalogue/systemTables';
import type { AnyResource } from '../../resources/language/defineResource';
import { webhooks } from '../../resources/webhooks/webhooks';
import { opensToKeys } from '../../server/access/apiKeys';
import type { Endpoint } from '../../server/Endpoint';
import { createRecord } from '../../server/store/createRecord';
import { keyOf, tokenHolding } from '../conformance/api/callers';
import { sampleOf } from '../conformance/api/samples';
import { ENDPOINTS, nameOf, pathWith } from '../conformance/api/table';
import { inBase64 } from '../payments/statementFiles';
import { forgetDuePayments, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

const writes = ({ method }: Endpoint) => method !== 'GET';
const opensWith = (permission: Permission) => (endpoint: Endpoint) =>
  writes(endpoint) && [endpoint.access].flat().includes(permission);

/** A file of one line for each kind; STAFF requests the role with all permissions. */
const FILES: Record<ImportKind, string> = {
  CUSTOMERS: 'Account,Name,Phone\nG-1,Grace Akello,0773100001\n',
  TICKETS: 'Subject,Description,Account\nNo light,Since noon,KF-000001\n',
  STAFF: 'Name,E-mail,Role\nMallory Evil,mallory@evil.example,Administrator\n',
};

onPostgres('privilege escalation', (store) => {
  let world: World;
  let everything: string;
  let somebody: string;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
    const [role] = await store().find(roles, { where: [{ path: 'name', in: ['Administrator'] }], limit: 1 });
    const [user] = await store().find(users, { where: [{ path: 'emailAddress', in: ['finance@kitara.example'] }] });
    everything = role?.id ?? '';
    somebody = user?.id ?? '';
  });

  /** Returns a body that the call accepts and that requests as much as possible: every role, every permission. */
  function greedy(body: z.ZodType): unknown {
    const sample = sampleOf(body);
    if (typeof sample !== 'object' || sample === null) return sample;
    const shape: object = 'shape' in body ? (body.shape as object) : {};
    const asked: Record<string, unknown> = { ...sample };
    if ('roleIds' in shape) asked.roleIds = [everything];
    if ('permissions' in shape) asked.permissions = [...PERMISSIONS];
    if ('scope' in shape) asked.scope = 'ALL';
    if ('fullName' in shape) asked.fullName = 'Mallory Evil';
    if ('emailAddress' in shape) asked.emailAddress = `${crypto.randomUUID()}@evil.example`;
    if ('password' in shape) asked.password = 'a-long-enough-secret';
    return asked;
  }

  /** Returns the permissions of all users and keys, and everything else that admits a user or directs data. */
  async function doors() {
    const rows = async <R extends AnyResource>(resource: R) => (await store().find(resource, {})) as { id: string }[];
    const [people, allRoles, keys, hooks, kept, signIns] = await Promise.all(
      [users, roles, apiKeys, webhooks, settings, passkeys].map((each) => rows(each as AnyResource)),
    );
    const permissions = new Map(
      (allRoles as { id: string; permissions: Permission[] }[]).map((role) => [role.id, role.permissions]),
    );
    const held = new Map<string, readonly Permission[]>();
    for (const { id, roleIds } of people as { id: string; roleIds: string[] }[])
      held.set(
        `user ${id}`,
        roleIds.flatMap((roleId) => permissions.get(roleId) ?? []),
      );
    for (const [id, some] of permissions) held.set(`role ${id}`, some);
    for (const { id, permissions: some } of keys as { id: string; permissions: Permission[] }[])
      held.set(`key ${id}`, some);
    return { held, others: [hooks, kept, signIns].map((each) => JSON.stringify(each)) };
  }
  type Doors = Awaited<ReturnType<typeof doors>>;

  /** Returns new permissions and accesses that the caller does not have. */
  const gained = (before: Doors, after: Doors, own: readonly Permission[]) =>
    [...after.held].flatMap(([who, permissions]) => {
      const more = permissions.filter((each) => !before.held.get(who)?.includes(each) && !own.includes(each));
      return more.length > 0 ? [`${who}: ${more.slice(0, 3)}`] : [];
    });

  const callAll = async (token: string, endpoints: readonly Endpoint[]) => {
    for (const endpoint of endpoints) {
      for (const id of endpoint.path.includes('{') ? [somebody, everything] : ['']) {
        const body = endpoint.body ? { body: greedy(endpoint.body) } : {};
        const { status } = await world.call(endpoint.method, pathWith(endpoint, id), { token, ...body });
        expect(status, nameOf(endpoint)).toBeLessThan(500);
      }
    }
  };

  it('an API key with every permission that a key can have cannot admit anyone, whichever call it makes', async () => {
    const [maker] = await store().find(users, { where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }] });
    const key = await keyOf(world, { makerId: maker?.id ?? '' });
    const before = await doors();
    const calls = ENDPOINTS.filter((endpoint) => writes(endpoint) && opensToKeys(endpoint));
    expect(calls.length).toBeGreaterThan(50);
    await callAll(key, calls);
    expect(await doors()).toEqual(before);
  });

  it.each(PEOPLE_ONLY)('a user with only "%s" cannot grant anything else', async (permission) => {
    const token = await tokenHolding(world, [permission]);
    const before = await doors();
    const calls = ENDPOINTS.filter(opensWith(permission));
    expect(calls.length).toBeGreaterThan(0);
    await callAll(token, calls);
    expect(gained(before, await doors(), [permission])).toEqual([]);
  });

  it('a user with any single other permission cannot grant anything', async () => {
    const first = await doors();
    for (const permission of KEY_PERMISSIONS) {
      const token = await tokenHolding(world, [permission]);
      const before = await doors();
      await callAll(token, ENDPOINTS.filter(opensWith(permission)));
      expect(gained(before, await doors(), [permission]), permission).toEqual([]);
    }
    expect((await doors()).others).toEqual(first.others);
  });

  it.each(IMPORT_KINDS)('an import of %s creates no one with more permissions than the importer', async (kind) => {
    const needed = IMPORT_NEEDS[kind];
    const holding: Permission[][] = [
      ['Import Data'],
      needed ? ['Import Data', needed.make, needed.remove] : PERMISSIONS.slice(0, 1),
    ];
    const [maker] = await store().find(users, { where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }] });
    const callers = [
      ...(await Promise.all(holding.map((permissions) => tokenHolding(world, permissions)))),
      await keyOf(world, { makerId: maker?.id ?? '' }),
    ];
    for (const token of callers) {
      const before = await doors();
      const file = { kind, fileName: 'g.csv', content: inBase64(FILES[kind]) };
      const { body } = await world.call<{ import?: { id: string } }>('POST', 'imports', { token, body: file });
      for (const step of ['check', 'run', 'undo'])
        await world.call('POST', `imports/${body.import?.id ?? somebody}/${step}`, { token });
      expect(gained(before, await doors(), ['Import Data'])).toEqual([]);
    }
    const mallory = { where: [{ path: 'emailAddress', in: ['mallory@evil.example'] }] } as const;
    expect(await store().count(users, mallory)).toBe(0);
  });

  it('the comparison finds a gained permission', async () => {
    const before = await doors();
    const values = { name: `Door ${crypto.randomUUID()}`, permissions: ['View Users'] as Permission[] };
    const role = await store().transaction((tx) => createRecord(tx, roles, values, world.clock.now));
    expect(gained(before, await doors(), [])).toEqual([`role ${role.id}: View Users`]);
  });
});
