import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import { tickets } from '../../resources/tickets/tickets';
import { createRecord } from '../../server/store/createRecord';
import { updateRecord } from '../../server/store/updateRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person } from '../tickets/ticketWorld';

type Answer = { client: { id: string; tags: string[] } } & Refused;
type Outcomes = { outcomes: { id: string; changed: boolean; error?: string }[] };

describe.each(ADAPTERS)('tags on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let editor: Person;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    editor = await person('View Leads', 'Create Leads', 'Update Leads');
  });
  afterAll(() => opened?.close());

  const person = (...permissions: Parameters<ReturnType<typeof createTicketWorld>['person']>[0] & object) =>
    createTicketWorld(world).person(permissions);
  const call = <T = Answer>({ token }: Person, method: string, path: string, body?: object) =>
    world.call<T>(method, path, { token, ...(body ? { body } : {}) });
  let count = 0;
  const values = (tags?: unknown) => ({
    ...{ firstName: 'Tagged', lastName: 'Person', phoneNumber: `+25677900${String(++count).padStart(4, '0')}` },
    ...(tags === undefined ? {} : { tags }),
  });
  const made = async (tags?: string[]) => (await call(editor, 'POST', 'clients', values(tags))).body.client;

  it('are normalised when they are stored, and a record without any has an empty list', async () => {
    expect((await made(['  VIP ', 'vip', 'Outage \t Ntinda'])).tags).toEqual(['VIP', 'Outage Ntinda']);
    expect((await made()).tags).toEqual([]);
  });

  it.each([
    ['more than 20', Array.from({ length: 21 }, (_, index) => `Tag ${index}`)],
    ['one of more than 40 characters', ['x'.repeat(41)]],
    ['a blank one', ['VIP', '  ']],
    ['one with a comma', ['VIP, Landlord']],
    ['a text', 'VIP'],
  ])('refuse %s, and name the field', async (_, tags) => {
    const { status, body } = await call(editor, 'POST', 'clients', values(tags));
    expect([status, body.errors]).toEqual([422, { tags: expect.any(String) }]);
  });

  it('that two people add at the same time are both stored', async () => {
    const { id } = await made(['VIP']);
    const change = (tags: object) => call(editor, 'PUT', `clients/${id}`, { tags });
    const answers = await Promise.all([change({ add: ['Landlord'] }), change({ add: ['Beta', 'vip'], remove: [] })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call(editor, 'GET', `clients/${id}`)).body.client.tags.sort()).toEqual(['Beta', 'Landlord', 'VIP']);
    expect((await change({ remove: ['LANDLORD'] })).body.client.tags).not.toContain('Landlord');
    const full = Array.from({ length: 20 }, (_, index) => `Tag ${index}`);
    expect((await change({ add: full })).body.errors).toEqual({ tags: 'takes at most 20 tags' });
  });

  it('filter, count, search and export records', async () => {
    const [one, two] = [await made(['Filtered One']), await made(['filtered two', 'VIP'])];
    const listed = async (query: string) =>
      (await call<{ clients: { id: string }[] }>(editor, 'GET', `clients?${query}`)).body.clients.map(({ id }) => id);
    expect(await listed('tags=filtered%20one')).toEqual([one.id]);
    expect((await listed('tags=Filtered%20one,Filtered%20two')).sort()).toEqual([one.id, two.id].sort());
    expect(await listed('tags=filtered')).toEqual([]);
    expect(await listed('searchTerm=filtered%20tw')).toEqual([two.id]);
    const counted = await call<{ totalRecords: number }>(editor, 'GET', 'clients/count?tags=Filtered%20one');
    expect(counted.body.totalRecords).toBe(1);
  });

  it('in use are offered to those who may list the records', async () => {
    await made(['Offered']);
    expect((await call<{ tags: string[] }>(editor, 'GET', 'clients/tags')).body.tags).toContain('Offered');
    expect((await call(await person('View Products'), 'GET', 'clients/tags')).status).toBe(403);
    expect((await world.call('GET', 'clients/tags')).status).toBe(401);
  });

  it('are added to and removed from several records, each with its audit entry', async () => {
    const [one, two] = [await made(['VIP']), await made(['Old'])];
    const missing = '01890000-0000-7000-8000-000000000000';
    const body = { ids: [one.id, two.id, missing], add: ['Bulk'], remove: ['old'] };
    const { status, body: answer } = await call<Outcomes>(editor, 'POST', 'clients/bulk-tags', body);
    expect([status, answer.outcomes.map(({ changed }) => changed)]).toEqual([200, [true, true, false]]);
    const stored = await Promise.all([one, two].map(({ id }) => opened.store.get(clients, id)));
    expect(stored.map((client) => client?.tags)).toEqual([['VIP', 'Bulk'], ['Bulk']]);
    const where = [
      { path: 'recordId', in: [two.id] },
      { path: 'action', in: ['UPDATE'] },
    ] as const;
    expect(await opened.store.find(logs, { where })).toMatchObject([{ before: { tags: ['Old'] }, userId: editor.id }]);
    expect((await call(await person('View Leads'), 'POST', 'clients/bulk-tags', body)).status).toBe(403);
    expect((await call(editor, 'POST', 'clients/bulk-tags', { ids: [one.id], add: [' '] })).body.errors).toHaveProperty(
      'add',
    );
  });

  it('of a ticket are changed by everybody who may change tickets, also on a closed one, and nothing else is', async () => {
    const lead = await person('View Tickets', 'Update Tickets');
    const contact = { name: 'Grace Auma', phoneNumber: '+256779100001', emailAddress: null };
    const given = { type: 'CUSTOMER_TICKET', subject: 'Red light', description: 'LOS is red.', contact } as const;
    const ticket = await createRecord(opened.store, tickets, given, world.clock.now);
    await updateRecord(opened.store, tickets, ticket.id, { status: 'CLOSED' }, world.clock.now);
    const tagging = await call<Outcomes>(lead, 'POST', 'tickets/bulk-tags', { ids: [ticket.id], add: ['VIP'] });
    expect(tagging.body.outcomes).toEqual([{ id: ticket.id, changed: true }]);
    expect(await opened.store.get(tickets, ticket.id)).toMatchObject({ tags: ['VIP'], responsibleId: null });
    const more = { tags: { add: ['Landlord'] }, subject: 'Another subject' };
    expect((await call(lead, 'PUT', `tickets/${ticket.id}`, more)).status).toBe(409);
  });
});
