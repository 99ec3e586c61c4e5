import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { etagOf } from '../../contract/api/version';
import { accounts } from '../../resources/accounts/accounts';
import { clientMerges } from '../../resources/accounts/clientMerges';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { tickets } from '../../resources/tickets/tickets';
import { CLIENT_REFERENCES } from '../../server/accounts/merge/moves';
import { createRecord } from '../../server/store/createRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { asClerk, type Refused, slip } from '../payments/clerks';
import { orderBody } from '../payments/orders';
import { createWorld, type World } from '../support/world';
import { createTicketWorld } from '../tickets/ticketWorld';

type Client = RecordOf<typeof clients>;
const CONTACT = { name: 'Quaxilot', phoneNumber: null, emailAddress: null };
const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

it('every reference to a client is a single one, which a merge can move', () => {
  expect(CLIENT_REFERENCES.map(({ resource, path }) => `${resource.name}.${path}`)).toEqual(
    expect.arrayContaining([
      'accounts.clientId',
      'subscription-forms.clientId',
      'tickets.clientId',
      'clients.mergedIntoId',
    ]),
  );
});

describe.each(ADAPTERS)('merging clients on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let count = 0;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
  });
  afterAll(() => opened?.close());

  const person = (more: Partial<Client> = {}) =>
    opened.store.transaction((tx) => {
      count += 1;
      const values = { firstName: 'Quaxilot', lastName: `Person ${count}`, phoneNumber: `+2567790000${10 + count}` };
      return createRecord(tx, clients, { ...values, ...more }, world.clock.now);
    });
  const ticketOf = (clientId: string) =>
    opened.store.transaction((tx) => {
      const about = { subject: 'Slow', description: 'Slow', type: 'LEAD_TICKET', contact: CONTACT } as const;
      return createRecord(tx, tickets, { ...about, clientId }, world.clock.now);
    });
  const stored = async ({ id }: Client) => (await opened.store.get(clients, id)) as Client;
  const admin = <T = Refused>(method: string, path: string, body?: object) =>
    asClerk<T>(world, 'admin', method, path, body);
  type Merged = Answers['mergeClients'] & Refused;
  const merge = async (kept: Client, merged: Client, takenFields: string[] = []) => {
    const body = {
      mergedId: merged.id,
      mergedVersion: merged.dateUpdated,
      taken: takenFields.map((field) => ({ field })),
    };
    const seen = { 'If-Match': etagOf(kept.dateUpdated) };
    return asClerk<Merged>(world, 'admin', 'POST', `clients/${kept.id}/merge`, body, seen);
  };
  type Ordered = Answers['createSubscriptionFormAsStaff'];
  const newOrder = async ({ id: clientId }: Client) => {
    const { productId } = await orderBody(world);
    const { body } = await admin<Ordered>('POST', '/api/v2/subscription-forms', { productId, clientId });
    return body.subscriptionForm.id;
  };
  const undo = (id: string) => admin<Merged>('POST', `client-merges/${id}/undo`);
  const everything = async () => {
    const rows = new Map<string, unknown>();
    for (const resource of new Set<AnyResource>(CLIENT_REFERENCES.map((each) => each.resource)))
      for (const row of await opened.store.find(resource)) rows.set(row.id, { ...row, dateUpdated: null });
    return rows;
  };

  it('shows beforehand the fields that result and the records that move', async () => {
    const kept = await person({ emailAddress: 'one@quaxilot.example' });
    const merged = await person({ emailAddress: 'two@quaxilot.example', tin: '1000000001' });
    await ticketOf(merged.id);
    const { body } = await admin<Answers['previewMerge']>(
      'GET',
      `clients/${kept.id}/merge-preview?mergedId=${merged.id}`,
    );
    expect(body.moves).toEqual([{ resource: 'tickets', records: 1 }]);
    expect(body.fields).toContainEqual({ name: 'tin', from: 'MERGED', isOpen: false });
    expect(body.fields).toContainEqual({ name: 'emailAddress', from: 'KEPT', isOpen: true });
    expect(await stored(kept)).toEqual(kept);
  });

  it('offers clients with the same phone number, e-mail address or national ID first', async () => {
    const same = { emailAddress: 'same@quaxilot.example', nationalId: 'CM90000000QUAX' };
    const own = await person(same);
    const both = await person(same);
    const one = await person({ nationalId: same.nationalId });
    const { body } = await admin<Answers['listMergeCandidates']>('GET', `clients/${own.id}/merge-candidates`);
    expect(body.candidates.map(({ client, same: by }) => [client.id, by])).toEqual([
      [both.id, ['emailAddress', 'nationalId']],
      [one.id, ['nationalId']],
    ]);
  });

  it('moves every record, fills blanks and takes what staff chose', async () => {
    const kept = await person({ emailAddress: 'kept@quaxilot.example' });
    const merged = await person({ emailAddress: 'merged@quaxilot.example', tin: '1000000002', stage: 'PROSPECT' });
    const ticket = await ticketOf(merged.id);
    const { status, body } = await merge(kept, merged, ['emailAddress']);
    expect([status, body.clientMerge?.movedRecords]).toEqual([200, 1]);
    expect(await stored(kept)).toMatchObject({
      emailAddress: 'merged@quaxilot.example',
      tin: '1000000002',
      stage: 'PROSPECT',
    });
    expect((await opened.store.get(tickets, ticket.id))?.clientId).toBe(kept.id);
    expect((await stored(merged)).mergedIntoId).toBe(kept.id);
    for (const each of [kept, merged]) {
      const entries = await opened.store.find(logs, { where: [{ path: 'recordId', in: [each.id] }] });
      expect(entries.map(({ reason }) => reason)).toContain(
        `Merged clients: ${body.clientMerge.mergeNumber}: ${merged.clientNumber} → ${kept.clientNumber}`,
      );
    }
  });

  it('hides the merged client from lists, and leads its number to the kept one', async () => {
    const kept = await person();
    const merged = await person({ lastName: 'Zanzibari' });
    const total = async () => (await admin<{ totalRecords: number }>('GET', 'clients/count')).body.totalRecords;
    const before = await total();
    await merge(kept, merged);
    expect(await total()).toBe(before - 1);
    const list = async (query: string) =>
      (await admin<{ clients: Client[] }>('GET', `clients?${query}`)).body.clients.map(({ id }) => id);
    expect(await list('searchTerm=Zanzibari')).toEqual([]);
    expect(await list(`mergedIntoId=${kept.id}`)).toEqual([merged.id]);
    expect(await list(`ids=${merged.id}`)).toEqual([merged.id]);
    const { body } = await admin<Answers['search']>('GET', `search?searchTerm=${merged.clientNumber}`);
    expect(body.found.map(({ id }) => id)).toEqual([kept.id]);
    expect((await admin('GET', `clients/${merged.id}`)).status).toBe(200);
  });

  it('gives later orders of the duplicate’s phone number and record to the kept client', async () => {
    const kept = await person();
    const merged = await person();
    await merge(kept, merged);
    const { productId, client } = await orderBody(world, merged.phoneNumber);
    for (const body of [
      { productId, clientId: merged.id },
      { productId, client },
    ]) {
      const answer = await admin<Ordered>('POST', '/api/v2/subscription-forms', body);
      expect([answer.status, answer.body.subscriptionForm?.clientId]).toEqual([201, kept.id]);
    }
  });

  it('refuses changes of the merged client', async () => {
    const kept = await person();
    const merged = await person();
    await merge(kept, merged);
    const { status, body } = await admin('PUT', `clients/${merged.id}`, { tin: '1000000003' });
    expect([status, body.error]).toEqual([
      409,
      `${merged.clientNumber} is merged into ${kept.clientNumber}: change that one.`,
    ]);
    expect((await admin('POST', `clients/${merged.id}/close`, { reason: 'Twice' })).status).toBe(409);
  });

  it('is refused if one of the two has changed since the preview', async () => {
    const kept = await person();
    const merged = await person();
    world.clock.advance(1_000);
    await admin('PUT', `clients/${merged.id}`, { tin: '1000000004' });
    const { status, body } = await merge(kept, merged);
    expect([status, body.error]).toEqual([412, 'Amina Nakato has changed this client since you opened it.']);
    expect((await stored(merged)).mergedIntoId).toBeNull();
    await admin('PUT', `clients/${kept.id}`, { tin: '1000000005' });
    expect((await merge(kept, await stored(merged))).status).toBe(412);
    expect((await merge(await stored(kept), await stored(merged))).status).toBe(200);
  });

  it('is refused with itself, a merged client, an unknown one and without the permission', async () => {
    const [one, two, three] = [await person(), await person(), await person()];
    expect((await merge(one, one)).status).toBe(422);
    expect((await merge(one, two)).status).toBe(200);
    const again = await merge(three, await stored(two));
    expect([again.status, again.body.error]).toEqual([
      409,
      `${two.clientNumber} is merged into another client already.`,
    ]);
    expect((await merge({ ...one, id: UNKNOWN }, three)).status).toBe(404);
    expect((await undo(UNKNOWN)).status).toBe(404);
    const path = `clients/${one.id}/merge-preview?mergedId=${three.id}`;
    expect((await asClerk(world, 'finance', 'GET', path)).status).toBe(403);
    expect((await world.call('GET', path)).status).toBe(401);
    expect((await asClerk(world, 'finance', 'POST', `client-merges/${UNKNOWN}/undo`)).status).toBe(403);
  });

  it('of the same client twice at once succeeds once', async () => {
    const [one, two, three] = [await person(), await person(), await person()];
    const answers = await Promise.all([merge(one, three), merge(two, three), merge(three, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 412].includes(status))).toBe(true);
  });

  it('can be undone exactly', async () => {
    const kept = await person({
      emailAddress: 'a@quaxilot.example',
      lostAt: world.clock.now.toISOString(),
      lostReason: 'Far',
    });
    const merged = await person({ tin: '1000000006', nationalId: 'CM1QUAX', stage: 'PROSPECT' });
    await ticketOf(merged.id);
    const before = await everything();
    const { body } = await merge(kept, merged);
    expect(await everything()).not.toEqual(before);
    const undone = await undo(body.clientMerge.id);
    expect([undone.status, undone.body.clientMerge.status]).toEqual([200, 'UNDONE']);
    expect(await everything()).toEqual(before);
    expect((await undo(body.clientMerge.id)).body.error).toBe('This merge is undone already.');
    expect((await merge(await stored(kept), await stored(merged))).status).toBe(200);
  });

  it('cannot be undone if a filled field or a moved record has changed since', async () => {
    const [kept, merged, third] = [await person(), await person({ tin: '1000000007' }), await person()];
    const ticket = await ticketOf(merged.id);
    const { body } = await merge(kept, merged);
    await admin('PUT', `clients/${kept.id}`, { tin: '1000000008' });
    expect((await undo(body.clientMerge.id)).body.error).toBe('The merge cannot be undone. Changed since then: TIN.');
    await admin('PUT', `clients/${kept.id}`, { tin: '1000000007' });
    await opened.store.update(tickets, ticket.id, { clientId: third.id });
    expect((await undo(body.clientMerge.id)).body.error).toBe(
      'The merge cannot be undone. Moved to another client since then: Tickets.',
    );
  });

  it('can be undone after a new order of the kept client, who keeps it', async () => {
    const [kept, merged] = [await person(), await person()];
    const { body } = await merge(kept, merged);
    const form = await newOrder(kept);
    expect((await undo(body.clientMerge.id)).status).toBe(200);
    expect((await opened.store.get(subscriptionForms, form))?.clientId).toBe(kept.id);
  });

  it('cannot be undone once a moved order is paid', async () => {
    const [kept, merged] = [await person({ stage: 'PROSPECT' }), await person()];
    const formId = await newOrder(merged);
    const { body } = await merge(await stored(kept), await stored(merged));
    const paid = await asClerk(world, 'finance', 'POST', 'payments/manual', slip({ formId } as never));
    expect(paid.status).toBe(201);
    const [account] = await opened.store.find(accounts, { where: [{ path: 'clientId', in: [kept.id] }] });
    expect(account).toBeDefined();
    const { status, body: refused } = await undo(body.clientMerge.id);
    expect([status, refused.error]).toEqual([
      409,
      'The merge cannot be undone. Created since then for records that would move back: Payment forms.',
    ]);
    expect((await opened.store.get(clientMerges, body.clientMerge.id))?.status).toBe('MERGED');
  });

  it('of a merged client moves its earlier duplicates on, and is undone first', async () => {
    const [one, two, three] = [await person(), await person(), await person()];
    const first = await merge(two, one);
    const second = await merge(three, await stored(two));
    expect((await stored(one)).mergedIntoId).toBe(three.id);
    expect((await undo(first.body.clientMerge.id)).body.error).toBe(
      'The kept client has since been merged into another one. Undo that merge first.',
    );
    expect((await undo(second.body.clientMerge.id)).status).toBe(200);
    expect((await stored(one)).mergedIntoId).toBe(two.id);
    expect((await undo(first.body.clientMerge.id)).status).toBe(200);
  });

  it('is followed by the copy and the erasure of a person’s data', async () => {
    const asked = { askedBy: 'LETTER', reason: 'They wrote to us' };
    const [kept, merged] = [await person(), await person({ nationalId: 'CM2QUAX' })];
    const { body } = await merge(kept, merged);
    const copy = await admin<string>('POST', `clients/${merged.id}/personal-data`, asked);
    expect(copy.status).toBe(200);
    const requests = await opened.store.find(dataRequests, { where: [{ path: 'clientId', in: [kept.id, merged.id] }] });
    expect(requests.map(({ kind, clientId }) => [kind, clientId])).toEqual([['COPY', kept.id]]);
    const requested = await admin<Answers['requestClientErasure']>('POST', `clients/${merged.id}/erasure`, asked);
    expect(requested.body.dataRequest.clientId).toBe(kept.id);
    const { token } = await createTicketWorld(world).person(['Erase Personal Data']);
    const path = `data-requests/${requested.body.dataRequest.id}/erase`;
    expect((await world.call('POST', path, { token })).status).toBe(200);
    for (const each of [kept, merged])
      expect(await stored(each)).toMatchObject({ firstName: 'Erased', nationalId: null, phoneNumber: '' });
    expect((await opened.store.get(clientMerges, body.clientMerge.id))?.changed).toBeNull();
    expect((await undo(body.clientMerge.id)).body.error).toBe(
      'The client is erased, or has asked to be: the merge cannot be undone.',
    );
  });
});
