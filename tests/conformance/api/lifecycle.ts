import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/api/errors';
import { etagOf } from '../../../contract/api/version';
import { API_BASES } from '../../../contract/constants';
import { resources } from '../../../resources';
import { logs } from '../../../resources/audit/logs';
import { publicView } from '../../../resources/catalogue/publicView';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { Field } from '../../../resources/language/kinds';
import { neededFor } from '../../../resources/language/requiredPermissions';
import type { Endpoint } from '../../../server/Endpoint';
import { bodyLike, bodyWith } from './samples';
import { type ApiWorld, expectRefusal } from './suite';
import { ENDPOINTS, resourceOf } from './table';

type Json = Record<string, unknown>;

const rootOf = ({ name }: AnyResource) => `${API_BASES.v1}/${name}`;
const generatedOf = (resource: AnyResource, method: Endpoint['method']) =>
  ENDPOINTS.find(
    (endpoint) =>
      endpoint.method === method &&
      resourceOf(endpoint) === resource &&
      [rootOf(resource), `${rootOf(resource)}/{id}`].includes(endpoint.path),
  );

const creatable = resources.filter((each) => generatedOf(each, 'POST'));
const isOutOfReach = ({ kind, required, readOnly }: Field) => required && readOnly && kind !== 'sequence';

/** Returns the paths of the secrets that no response may contain. */
const secretsOf = ({ leaves }: AnyResource) =>
  leaves.filter(({ field }) => field.kind === 'secret').map(({ path }) => path);

/** Returns a body that the resource's create accepts, based on its newest record. */
async function newBody({ world }: ApiWorld, resource: AnyResource): Promise<Json> {
  const schema = generatedOf(resource, 'POST')?.body;
  const [record] = await world.store.find(resource, { sort: { path: 'dateCreated', ascending: false }, limit: 1 });
  if (!schema || !record) throw new Error(`${resource.name} has no demo record to be like.`);
  return bodyLike(resource, record, schema);
}

let changes = 0;

/** Returns a change that gives the first editable text a value that no other record has. */
function changeOf(resource: AnyResource, record: Json): Json {
  const leaf = resource.leaves.find(
    ({ path, field }) =>
      (field.kind === 'text' || field.kind === 'longText') &&
      !field.readOnly &&
      !field.createOnly &&
      !path.includes('.'),
  );
  changes += 1;
  return leaf ? { [leaf.path]: `${String(record[leaf.path] ?? 'now').slice(0, 20)} changed ${changes}` } : {};
}

/** Checks that callers can set all required fields; otherwise every creation would fail. */
export function makeable(): void {
  it('callers can set all required fields of each resource that they may create', () => {
    const stuck = creatable.filter(({ leaves }) => leaves.some(({ field }) => isOutOfReach(field)));
    expect(creatable.length).toBeGreaterThan(0);
    expect(stuck.map(({ name }) => name)).toEqual([]);
  });
}

/** Checks each resource that can be created, from its creation to its deletion. */
export function lifecycle(api: () => ApiWorld): void {
  const create = async (resource: AnyResource, body: Json) => api().call('POST', rootOf(resource), { body });
  const created = async (resource: AnyResource) => {
    const body = await newBody(api(), resource);
    const reply = await create(resource, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return { body, record: reply.body[resource.singular] as Json };
  };
  const trail = async (record: Json) =>
    api().world.store.find(logs, { where: [{ path: 'recordId', in: [String(record.id)] }] });

  for (const resource of creatable) {
    describe(resource.name, () => {
      const root = rootOf(resource);

      it('is created, read, listed, counted and found', async () => {
        const { body, record } = await created(resource);
        for (const path of secretsOf(resource)) expect(record).not.toHaveProperty(path);
        expect(record).toMatchObject(publicView(resource, body));
        const { id } = record;
        const read = neededFor(resource, 'read');
        if (read)
          expect((await api().call('GET', `${root}/${id}`)).body).toMatchObject({ [resource.singular]: record });
        if (!resource.access?.list) return;
        const listed = await api().call('GET', `${root}?ids=${id}`);
        expect(listed.body).toMatchObject({ [resource.listName]: [record], totalRecords: 1 });
        for (const total of ['count', 'total-records'])
          expect((await api().call('GET', `${root}/${total}?ids=${id}`)).body).toEqual({ totalRecords: 1 });
      });

      it('has an audit entry with the creator and the initial values', async () => {
        const { record } = await created(resource);
        const [entry, ...more] = await trail(record);
        expect(more).toEqual([]);
        expect(entry).toMatchObject({ action: 'CREATE', resource: resource.name, before: null, after: record });
        expect(entry?.userId).toMatch(/^[0-9a-f-]{36}$/);
      });

      it('refuses a reference to a missing record and stores nothing', async () => {
        const body = await newBody(api(), resource);
        const before = await api().world.store.count(resource);
        for (const { path, field } of resource.leaves.filter(({ path: at }) => at in body)) {
          if (field.kind === 'reference')
            expectRefusal(await create(resource, bodyWith(body, path, uuidv7())), 422, path);
        }
        expect(await api().world.store.count(resource)).toBe(before);
      });

      it('refuses a duplicate of a unique value', async () => {
        const { body } = await created(resource);
        const once = resource.leaves.find(({ path, field }) => field.unique && path in body);
        if (once || resource.unique.length)
          expectRefusal(await create(resource, body), 409, once?.path ?? resource.unique[0]?.[0]);
      });

      const verb = resource.updateVerb ?? 'PUT';
      if (generatedOf(resource, verb))
        it('changes only the given fields, with an audit entry for them', async () => {
          const { record } = await created(resource);
          const change = changeOf(resource, record);
          const { status, body } = await api().call(verb, `${root}/${record.id}`, { body: change });
          const dateUpdated = api().world.clock.now.toISOString();
          expect(status).toBe(200);
          expect(body[resource.singular]).toEqual({ ...record, ...change, dateUpdated });
          const entry = (await trail(record)).find(({ action }) => action === 'UPDATE');
          expect(entry?.after).toMatchObject(change);
          expect(Object.keys(entry?.after ?? {})).toEqual(Object.keys(entry?.before ?? {}));
        });

      if (generatedOf(resource, verb))
        it('refuses changes and deletions from a user who has not seen the last change', async () => {
          const { record } = await created(resource);
          const path = `${root}/${record.id}`;
          const headers = { 'If-Match': etagOf(String(record.dateUpdated)) };
          api().world.clock.advance(1_000);
          const body = changeOf(resource, record);
          expect((await api().call(verb, path, { body, headers })).status).toBe(200);
          const stored = await api().world.store.get(resource, String(record.id));
          const methods = generatedOf(resource, 'DELETE') ? [verb, 'DELETE'] : [verb];
          for (const method of methods) {
            const refused = await api().call(method, path, { headers, ...(method === verb ? { body } : {}) });
            expectRefusal(refused, 412);
            const { version, record: told } = (refused.body as unknown as ErrorBody).changed ?? {};
            expect(version).toBe(stored?.dateUpdated);
            expect(told).toEqual(publicView(resource, stored ?? {}));
          }
          expect(await api().world.store.get(resource, String(record.id))).toEqual(stored);
          expect((await trail(record)).map(({ action }) => action).sort()).toEqual(['CREATE', 'UPDATE']);
        });

      if (generatedOf(resource, 'DELETE'))
        it('is deleted, with an audit entry of its last values', async () => {
          const { record } = await created(resource);
          const path = `${root}/${record.id}`;
          expect((await api().call('DELETE', path)).body).toMatchObject({ [resource.singular]: record });
          expectRefusal(await api().call('GET', path), 404);
          expectRefusal(await api().call('DELETE', path), 404);
          const entry = (await trail(record)).find(({ action }) => action === 'DELETE');
          expect(entry).toMatchObject({ before: record, after: null });
        });
    });
  }

  it('no list contains a secret', async () => {
    for (const resource of resources.filter((each) => each.access?.list && secretsOf(each).length)) {
      const { body } = await api().call('GET', `${rootOf(resource)}?limit=100`);
      for (const record of body[resource.listName] as Json[])
        for (const path of secretsOf(resource)) expect(record).not.toHaveProperty(path);
    }
  });
}
