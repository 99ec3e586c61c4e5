import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { maskOf } from '../../../contract/access/sensitive';
import { API_BASES } from '../../../contract/constants';
import { resources } from '../../../resources';
import { logs } from '../../../resources/audit/logs';
import { type AnyResource, sensitiveLeavesOf, setAt, valueAt } from '../../../resources/language/defineResource';
import { neededFor } from '../../../resources/language/requiredPermissions';
import { createRecord } from '../../../server/store/createRecord';
import { expectRefusal } from '../api/suite';
import { ENDPOINTS } from '../api/table';
import type { ScopesWorld } from '../scopes.test';
import { shareOf } from './belonging';
import { personHolding } from './people';

const SEEING = 'View Sensitive Fields' satisfies Permission;
const masked = resources.flatMap((resource) =>
  sensitiveLeavesOf(resource).map(({ path, field }) => ({ resource, path, field, name: resource.name })),
);

/** Checks that values declared as sensitive are masked in every answer. */
export function sensitiveFields(world: () => ScopesWorld): void {
  let made = 0;
  /** Gives the field a unique value in one of the seller's own records. */
  const marked = async (resource: AnyResource, path: string) => {
    const { store } = world().api.world;
    const { mine } = await shareOf(store, resource, world().sellers.OWN);
    // Paid records cannot change.
    const row = mine.find((each) => valueAt(each, 'status') !== 'PAID');
    if (!row) throw new Error(`No record of ${resource.name} is theirs.`);
    made += 1;
    const value = `CMZQX${String(made).padStart(6, '0')}KCD`;
    const changes: Record<string, unknown> = {};
    setAt(changes, path, value);
    await store.update(resource, row.id, changes);
    return { id: row.id, value, at: `${API_BASES.v1}/${resource.name}/${row.id}` };
  };
  const bodyOf = (path: string, value: unknown) => {
    const body: Record<string, unknown> = {};
    setAt(body, path, value);
    return body;
  };
  const ask = (method: string, path: string, token?: string, body?: unknown) =>
    world().api.call(method, path, { ...(token ? { token } : {}), ...(body === undefined ? {} : { body }) });

  it('sensitive fields exist and cannot be searched, filtered, sorted or unique', () => {
    expect(masked.length).toBeGreaterThan(2);
    for (const { field } of masked)
      expect([field.kind, field.searchable, field.filter, field.unique]).toEqual([
        'text',
        undefined,
        undefined,
        undefined,
      ]);
  });

  describe.each(masked)('$name.$path', ({ resource, path }) => {
    const root = `${API_BASES.v1}/${resource.name}`;

    it('is masked in every answer and in the export', async () => {
      const { id, value, at } = await marked(resource, path);
      const one = (await ask('GET', at)).body[resource.singular] as object;
      expect(valueAt(one, path)).toBe(maskOf(value));
      const lists = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET' && endpoint.reads === resource.listName);
      for (const endpoint of lists)
        expect(JSON.stringify((await ask('GET', `${endpoint.path}?limit=200`)).body)).not.toContain(value);
      const csv = String((await ask('GET', `${root}/export?ids=${id}`)).body);
      expect(csv).toContain(maskOf(value));
      expect(csv).not.toContain(value);
    });

    it('cannot be guessed by searching or sorting', async () => {
      const { value } = await marked(resource, path);
      for (const words of [value, value.slice(0, 6), value.slice(-5)])
        expect((await ask('GET', `${root}/count?searchTerm=${words}`)).body).toEqual({ totalRecords: 0 });
      expectRefusal(await ask('GET', `${root}?sortBy=${path}`), 400, 'sortBy');
    });

    it('is shown for one record at a time to permitted users, and logged with the reason', async () => {
      const { id, value, at } = await marked(resource, path);
      const reason = 'Checked at the counter';
      const reply = await ask('POST', `${at}/unmask`, undefined, { field: path, reason });
      expect([reply.status, reply.body]).toEqual([200, { value }]);
      const where = [
        { path: 'recordId', in: [id] },
        { path: 'action', in: ['UNMASK'] },
        { path: 'reason', in: [reason] },
      ] as const;
      const [entry] = await world().api.world.store.find(logs, { where });
      expect(entry).toMatchObject({ resource: resource.name, reason, before: null, after: { field: path } });
      expect(entry?.userId).toMatch(/^[0-9a-f-]{36}$/);
      expectRefusal(await ask('POST', `${at}/unmask`, undefined, { field: 'id' }), 422, 'field');
    });

    it('is not shown without the permission, or without permission to read the record', async () => {
      const { at } = await marked(resource, path);
      const read = [neededFor(resource, 'read') ?? []].flat();
      for (const permissions of [[SEEING], read] as Permission[][]) {
        const { token } = await personHolding(world().api.world, 'ALL', permissions);
        expectRefusal(await ask('POST', `${at}/unmask`, token, { field: path }), 403);
      }
      const both = await personHolding(world().api.world, 'ALL', [SEEING, ...read]);
      expect((await ask('POST', `${at}/unmask`, both.token, { field: path })).status).toBe(200);
    });

    it('is shown only for the user’s own records if the permission is limited to them', async () => {
      const { at, value } = await marked(resource, path);
      const { token } = world().sellers.OWN;
      expect((await ask('POST', `${at}/unmask`, token, { field: path })).body).toEqual({ value });
      const { others } = await shareOf(world().api.world.store, resource, world().sellers.OWN);
      expectRefusal(await ask('POST', `${root}/${others[0]?.id}/unmask`, token, { field: path }), 404);
    });

    it('stays unchanged if its mask is sent back, and is masked in the log when it changes', async () => {
      const { id, value, at } = await marked(resource, path);
      const stored = async () => valueAt((await world().api.world.store.get(resource, id)) ?? {}, path);
      const verb = resource.updateVerb ?? 'PUT';
      expect((await ask(verb, at, undefined, bodyOf(path, maskOf(value)))).status).toBe(200);
      expect(await stored()).toBe(value);
      expectRefusal(await ask(verb, at, undefined, bodyOf(path, maskOf(`X${value}`))), 422, path);
      const next = `CF${value.slice(2)}`;
      expect((await ask(verb, at, undefined, bodyOf(path, next))).status).toBe(200);
      expect(await stored()).toBe(next);
      const trail = await world().api.world.store.find(logs, { where: [{ path: 'recordId', in: [id] }] });
      expect(JSON.stringify(trail)).toContain(maskOf(next));
      for (const each of [value, next]) expect(JSON.stringify(trail)).not.toContain(each);
    });

    it('is masked in entries logged before masking existed', async () => {
      const { store, clock } = world().api.world;
      const { value } = await marked(resource, path);
      const values = { action: 'UPDATE' as const, resource: resource.name, after: bodyOf(path, value) };
      const { id } = await store.transaction((tx) => createRecord(tx, logs, values, clock.now));
      const read = (await ask('GET', `${API_BASES.v1}/logs/${id}`)).body.log as { after: object };
      expect(valueAt(read.after, path)).toBe(maskOf(value));
      expect(String((await ask('GET', `${API_BASES.v1}/logs/export?ids=${id}`)).body)).not.toContain(value);
    });
  });
}
