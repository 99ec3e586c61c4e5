import { beforeAll, describe, expect, it } from 'vitest';
import { API_BASES } from '../../../contract/constants';
import { resourceNamed, resources } from '../../../resources';
import { type AnyResource, freeStatusOf, valueAt } from '../../../resources/language/defineResource';
import { ownerFieldsOf, ownershipsOf } from '../../../server/rules/scope';
import { bodyLike, bodyWith } from '../api/samples';
import { expectRefusal } from '../api/suite';
import { ENDPOINTS } from '../api/table';
import type { ScopesWorld } from '../scopes.test';
import { shareOf } from './belonging';

type Row = Record<string, unknown> & { id: string };
const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const everybodys = ({ access }: AnyResource) => access?.whose === 'everybody';
const endpointAt = (method: string, path: string) =>
  ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);

/** Checks creating, changing and removing records. */
export function writing(world: () => ScopesWorld): void {
  const rootOf = ({ name }: AnyResource) => `${API_BASES.v1}/${name}`;
  const send = (method: string, path: string, body?: unknown) =>
    world().api.call(method, path, { token: world().sellers.OWN.token, ...(body === undefined ? {} : { body }) });

  const changed = resources.filter(({ access }) => access?.update);
  describe.each(changed.filter(everybodys))('$name, which belongs to everyone', (resource) => {
    it('cannot be created, changed or removed with a permission limited to some records', async () => {
      const verb = resource.updateVerb ?? 'PUT';
      const schema = endpointAt('POST', rootOf(resource))?.body;
      const [row] = await world().api.world.store.find(resource, { limit: 1 });
      if (!row) throw new Error(`${resource.name} has no demo record.`);
      if (schema) expectRefusal(await send('POST', rootOf(resource), bodyLike(resource, row, schema)), 403);
      expectRefusal(await send(verb, `${rootOf(resource)}/${row.id}`, {}), 403);
      if (resource.access?.remove) expectRefusal(await send('DELETE', `${rootOf(resource)}/${row.id}`), 403);
      const status = freeStatusOf(resource)?.options?.[0];
      const bulk = { ids: [row.id], status, reason: 'Because' };
      if (status) expectRefusal(await send('POST', `${rootOf(resource)}/bulk-status`, bulk), 403);
      expect(await world().api.world.store.get(resource, row.id)).toEqual(row);
    });
  });

  describe.each(changed.filter((each) => !everybodys(each)))('$name of another owner', (resource) => {
    it('cannot be changed or removed, and is answered like a missing record', async () => {
      const { others } = await shareOf(world().api.world.store, resource, world().sellers.OWN);
      const [row] = others;
      if (!row) throw new Error(`Every record of ${resource.name} is theirs.`);
      const path = `${rootOf(resource)}/${row.id}`;
      expectRefusal(await send(resource.updateVerb ?? 'PUT', path, {}), 404);
      if (resource.access?.remove) expectRefusal(await send('DELETE', path), 404);
      const status = freeStatusOf(resource)?.options?.[0];
      if (status) {
        const { body } = await send('POST', `${rootOf(resource)}/bulk-status`, {
          ids: [row.id, SOME_ID],
          status,
          reason: 'Because',
        });
        const outcomes = body.outcomes as { error: string; changed: boolean }[];
        expect(outcomes.map(({ changed: done }) => done)).toEqual([false, false]);
        expect(outcomes[0]?.error).toBe(outcomes[1]?.error);
      }
      expect(await world().api.world.store.get(resource, row.id)).toEqual(row);
    });
  });

  describe.each(changed.filter((each) => ownershipsOf(each).length))('$name of the caller', (resource) => {
    let mine: Row[];
    beforeAll(async () => {
      ({ mine } = await shareOf(world().api.world.store, resource, world().sellers.OWN));
    });
    /** Returns a record outside the caller's scope for each reference that an update or a creation may set. */
    const foreign = async (schema: unknown) => {
      const shape = (schema as { shape?: object } | undefined)?.shape ?? {};
      const found: [path: string, id: string][] = [];
      for (const { path, field } of resource.leaves) {
        if (field.kind !== 'reference' || !(path in shape)) continue;
        const { others } = await shareOf(world().api.world.store, resourceNamed(field.to ?? ''), world().sellers.OWN);
        if (others[0]) found.push([path, others[0].id]);
      }
      return found;
    };

    it('cannot refer to records outside the caller’s scope', async () => {
      const verb = resource.updateVerb ?? 'PUT';
      const path = `${rootOf(resource)}/{id}`;
      for (const [field, id] of await foreign(endpointAt(verb, path)?.body)) {
        for (const row of mine.filter((each) => valueAt(each, field) !== id).slice(0, 1))
          expectRefusal(await send(verb, path.replace('{id}', row.id), { [field]: id }), 422, field);
      }
      const creating = endpointAt('POST', rootOf(resource));
      const schema = creating?.body;
      if (!schema || !mine[0]) return;
      let body = bodyLike(resource, mine[0], schema);
      // Optional references may point outside the scope in one's own record.
      for (const { path, field } of resource.leaves)
        if (field.to && !field.required) body = bodyWith(body, path, undefined);
      for (const [field, id] of await foreign(schema)) {
        const reply = await send('POST', rootOf(resource), bodyWith(body, field, id));
        // A call that does not check whose records it writes needs the permission for everyone's.
        if (creating.scoped) expectRefusal(reply, 422, field);
        else expectRefusal(reply, 403);
      }
    });

    it('stays in the caller’s scope: it cannot be given away', async () => {
      const { agency } = ownerFieldsOf(resource);
      const [row] = mine;
      if (!agency || agency === 'id' || !row) return;
      const leaf = resource.leaves.find(({ path }) => path === agency);
      if (leaf?.field.createOnly) return;
      const path = `${rootOf(resource)}/${row.id}`;
      expectRefusal(await send('PUT', path, { [agency]: valueAt(row, agency) === null ? SOME_ID : null }), 422, agency);
    });
  });
}
