import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import type { notes } from '../../resources/notes/notes';
import { notifications } from '../../resources/notifications/notifications';
import { payments } from '../../resources/payments/payments';
import { createRecord } from '../../server/store/createRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person } from '../tickets/ticketWorld';

type Note = RecordOf<typeof notes>;
type Answer = { note: Note } & Refused;

describe.each(ADAPTERS)('notes on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let author: Person;
  let clientId: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    author = await createTicketWorld(world).person(['View Leads', 'Write Notes']);
    const person = { firstName: 'Noted', lastName: 'Person', phoneNumber: '+256778000001' };
    clientId = (await createRecord(opened.store, clients, person, world.clock.now)).id;
  });
  afterAll(() => opened?.close());

  const person = (...permissions: Parameters<ReturnType<typeof createTicketWorld>['person']>[0] & object) =>
    createTicketWorld(world).person(permissions);
  const call = <T = Answer>({ token }: Person, method: string, path: string, body?: object) =>
    world.call<T>(method, path, { token, ...(body ? { body } : {}) });
  const write = (by: Person, values: object) => call(by, 'POST', 'notes', { body: 'Call after 17:00', ...values });
  const listed = async (by: Person, query: string) =>
    (await call<{ notes: Note[] }>(by, 'GET', `notes?${query}`)).body.notes.map(({ id }) => id);
  const told = async ({ id }: Person) => {
    const where = [
      { path: 'userId', in: [id] },
      { path: 'kind', in: ['MENTIONED'] },
    ] as const;
    return (await opened.store.find(notifications, { where })).map(({ resource, recordId }) => [resource, recordId]);
  };

  it('are written about one record, by the caller', async () => {
    const { status, body } = await write(author, { clientId });
    expect([status, body.note.authorId, body.note.clientId]).toEqual([201, author.id, clientId]);
    expect(await listed(author, `clientId=${clientId}`)).toContain(body.note.id);
    expect((await write(author, {})).status).toBe(422);
    const [account] = await opened.store.find(accounts, { limit: 1 });
    expect((await write(author, { clientId, accountId: account?.id })).status).toBe(422);
    expect((await write(author, { clientId, body: 'x'.repeat(2001) })).body.errors).toHaveProperty('body');
  });

  it('are seen and written only by those who may list the record', async () => {
    const [payment] = await opened.store.find(payments, { limit: 1 });
    const paymentId = payment?.id ?? '';
    const clerk = await person('View Payments', 'Write Notes');
    const { body } = await write(clerk, { paymentId });
    expect(await listed(clerk, `paymentId=${paymentId}`)).toContain(body.note.id);
    expect(await listed(author, `paymentId=${paymentId}`)).toEqual([]);
    expect((await call(author, 'GET', `notes/${body.note.id}`)).status).toBe(404);
    expect((await write(author, { paymentId })).status).toBe(403);
    const reader = await person('View Leads');
    expect((await write(reader, { clientId })).status).toBe(403);
    expect((await call(await person('View Products'), 'GET', 'notes')).status).toBe(403);
  });

  it('are changed and deleted by their author only', async () => {
    const { note } = (await write(author, { clientId })).body;
    const other = await person('View Leads', 'Write Notes');
    expect((await call(other, 'PUT', `notes/${note.id}`, { body: 'Mine now' })).status).toBe(403);
    expect((await call(other, 'DELETE', `notes/${note.id}`)).status).toBe(403);
    expect((await call(author, 'PUT', `notes/${note.id}`, { body: 'Call after 18:00' })).body.note.body).toBe(
      'Call after 18:00',
    );
    expect((await call(author, 'DELETE', `notes/${note.id}`)).status).toBe(200);
    expect((await call(author, 'GET', `notes/${note.id}`)).status).toBe(404);
  });

  it('notify a mentioned colleague once, and only if they may read the record', async () => {
    const [joan, stranger] = [await person('View Leads'), await person('View Products')];
    const mentionedIds = [joan.id, stranger.id, author.id];
    const { note } = (await write(author, { clientId, mentionedIds })).body;
    expect(await told(joan)).toEqual([['clients', clientId]]);
    expect(await told(stranger)).toEqual([]);
    expect(await told(author)).toEqual([]);
    await call(author, 'PUT', `notes/${note.id}`, { body: 'Call after 19:00', mentionedIds });
    expect(await told(joan)).toHaveLength(1);
    const late = await person('View Leads');
    await call(author, 'PUT', `notes/${note.id}`, { mentionedIds: [...mentionedIds, late.id] });
    expect(await told(late)).toHaveLength(1);
  });

  it('offer colleagues by name to those who may write them, or notes on tickets', async () => {
    type Found = { colleagues: { id: string; fullName: string }[] };
    const { body } = await call<Found>(author, 'GET', 'colleagues?searchTerm=Amina');
    expect(body.colleagues.map(({ fullName }) => fullName)).toContain('Amina Nakato');
    expect((await call(await person('View Tickets', 'Update Tickets'), 'GET', 'colleagues')).status).toBe(200);
    expect((await call(await person('View Leads'), 'GET', 'colleagues')).status).toBe(403);
  });
});
