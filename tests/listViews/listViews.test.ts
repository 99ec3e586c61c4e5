import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import { listViews } from '../../resources/listViews/listViews';
import { createRecord } from '../../server/store/createRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person } from '../tickets/ticketWorld';

interface View {
  id: string;
  name: string;
  filter: string | null;
  dateUpdated: string;
  ownerName: string;
  mayChange: boolean;
}
type Answer = { listView: View; listViews: View[]; roles: { name: string }[] } & Refused;

describe.each(ADAPTERS)('shared views on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let sharer: Person;
  let reader: Person;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    sharer = await person('View Tickets', 'Share Views');
    reader = await person('View Tickets');
  });
  afterAll(() => opened?.close());

  const person = (...permissions: Parameters<ReturnType<typeof createTicketWorld>['person']>[0] & object) =>
    createTicketWorld(world).person(permissions);
  const call = ({ token }: Person, method: string, path: string, body?: object, headers?: Record<string, string>) =>
    world.call<Answer>(method, path, { token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
  let count = 0;
  const share = (more: object = {}, by = sharer) =>
    call(by, 'POST', 'list-views', { list: 'open-tickets', name: `View ${++count}`, filter: 'tags=VIP', ...more });
  const seen = async (by: Person, list = 'open-tickets') =>
    (await call(by, 'GET', `list-views?list=${list}`)).body.listViews.map(({ id }) => id);

  it('are stored by those with the permission, and seen by everybody who may see the list', async () => {
    const { status, body } = await share({ sortBy: 'dueAt', columns: 'subject,tags', pageSize: 50 });
    expect([status, body.listView]).toMatchObject([201, { filter: 'tags=VIP', sortAscending: true, mayChange: true }]);
    const { body: listed } = await call(reader, 'GET', 'list-views?list=open-tickets');
    expect(listed.listViews.find(({ id }) => id === body.listView.id)).toMatchObject({
      mayChange: false,
      ownerName: expect.stringMatching(/^Colleague/),
    });
    expect(listed.roles).toEqual([]);
    expect((await call(sharer, 'GET', 'list-views?list=open-tickets')).body.roles.length).toBeGreaterThan(0);
    expect(await seen(reader, 'closed-tickets')).toEqual([]);
    expect((await share({}, reader)).status).toBe(403);
    expect((await call(await person('View Products'), 'GET', 'list-views?list=open-tickets')).status).toBe(403);
    expect((await share({}, await person('Share Views'))).status).toBe(403);
    expect((await world.call('GET', 'list-views?list=open-tickets')).status).toBe(401);
  });

  it('for one role are seen by those who have it', async () => {
    const colleague = await person('View Tickets');
    const [roleId] = (await opened.store.get(users, colleague.id))?.roleIds ?? [];
    const { id } = (await share({ roleId })).body.listView;
    expect(await seen(colleague)).toContain(id);
    expect(await seen(reader)).not.toContain(id);
    expect(await seen(sharer)).toContain(id);
    expect((await call(reader, 'PUT', `list-views/${id}`, { name: 'Mine' })).status).toBe(404);
  });

  it.each([
    ['an unknown list', { list: 'moons' }, 'list'],
    ['a filter that the list does not have', { filter: 'moons=3' }, 'filter'],
    ['an order that the list does not have', { sortBy: 'moon' }, 'sortBy'],
    ['a column that the list does not have', { columns: 'subject,moon' }, 'columns'],
    ['a name of more than 60 characters', { name: 'x'.repeat(61) }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a filter of more than 2,000 characters', { filter: `tags=${'x'.repeat(2_000)}` }, 'filter'],
    ['a role that does not exist', { roleId: '01890000-0000-7000-8000-000000000000' }, 'roleId'],
  ])('refuse %s', async (_, more, field) => {
    const { status, body } = await share(more);
    expect([status, body.errors]).toMatchObject([422, { [field]: expect.any(String) }]);
  });

  it('have a name that no other view of the list has', async () => {
    await share({ name: 'Waiting VIPs' });
    expect((await share({ name: 'Waiting VIPs' })).status).toBeGreaterThanOrEqual(409);
    expect((await share({ name: 'Waiting VIPs', list: 'closed-tickets' })).status).toBe(201);
  });

  it('are changed and removed by their owner or with the permission; the later of two changes is refused', async () => {
    const { listView } = (await share()).body;
    const path = `list-views/${listView.id}`;
    const version = { 'If-Match': `"${listView.dateUpdated}"` };
    world.clock.advance(1_000);
    expect((await call(reader, 'PUT', path, { name: 'Mine' })).status).toBe(403);
    const another = await person('View Tickets', 'Share Views');
    const renamed = await call(another, 'PUT', path, { name: `Renamed ${count}` }, version);
    expect([renamed.status, renamed.body.listView]).toMatchObject([
      200,
      { name: `Renamed ${count}`, filter: 'tags=VIP' },
    ]);
    expect((await call(sharer, 'PUT', path, { name: 'Too late' }, version)).status).toBe(412);
    expect((await call(sharer, 'PUT', path, { filter: 'moons=3' })).status).toBe(422);
    expect((await call(reader, 'DELETE', path)).status).toBe(403);
    expect((await call(sharer, 'DELETE', path)).status).toBe(200);
    expect((await call(sharer, 'DELETE', path)).status).toBe(404);
    const entries = await opened.store.find(logs, { where: [{ path: 'recordId', in: [listView.id] }] });
    expect(entries.map(({ action }) => action).sort()).toEqual(['CREATE', 'DELETE', 'UPDATE']);
  });

  it('are at most 50 of a list, also when two are shared at once', async () => {
    for (let index = 0; index < 49; index += 1)
      await createRecord(
        opened.store,
        listViews,
        { list: 'lead-tickets', name: `Full ${index}`, ownerId: sharer.id },
        world.clock.now,
      );
    const both = await Promise.all([share({ list: 'lead-tickets' }), share({ list: 'lead-tickets' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
