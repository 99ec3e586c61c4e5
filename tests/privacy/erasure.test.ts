import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { attachments } from '../../resources/attachments/attachments';
import { attachmentContents } from '../../resources/attachments/systemTables';
import { logs } from '../../resources/audit/logs';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { verifyLog } from '../../server/audit/verifyLog';
import { receiptContent } from '../../server/payments/receiptContent';
import { prepareStore } from '../../server/prepare';
import { purgeExpired } from '../../server/privacy/jobs/purgeExpired';
import type { Database } from '../../server/store/Database';
import type { Store } from '../../server/store/Store';
import { base64 } from '../attachments/files';
import { closeUntil } from '../closing/closeDays';
import { asClerk, type Refused } from '../payments/clerks';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { createTicketWorld } from '../tickets/ticketWorld';
import { endEverything, HOUSE, livePerson, PERSON, type Scene, TRACES } from './personScene';

type Answer = Refused & { dataRequest: { id: string; status: string; note: string | null; requestNumber: string } };

const DAY = 86_400_000;
const ASKED = { askedBy: 'LETTER', reason: 'Zebulonia Quaxilot wrote to us' };

let database: Database;
let store: Store;
let world: World;
let scene: Scene;
/** The token of another user with permission to erase. */
let other: string;
beforeAll(async () => {
  database = await openDemoDatabase();
  store = await prepareStore(database, true, START);
  world = createWorld(store);
  scene = await livePerson(world);
  other = (await createTicketWorld(world).person(['Erase Personal Data'])).token;
});
afterAll(() => store.close());

const request = () => asClerk<Answer>(world, 'admin', 'POST', `clients/${scene.clientId}/erasure`, ASKED);
const step = (id: string, name: 'erase' | 'decline', token = other, body?: object) =>
  world.call<Answer>('POST', `data-requests/${id}/${name}`, { token, ...(body ? { body } : {}) });

/** Returns the columns that contain a trace of the person, with the number of rows. */
async function tracesIn(sql: Database): Promise<string[]> {
  const columns = await sql.query(
    `SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND data_type IN ('text', 'jsonb', 'ARRAY', 'character varying')`,
    [],
  );
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const [row] = await sql.query(
      `SELECT count(*)::int AS count FROM "${table_name}" WHERE "${column_name}"::text ILIKE ANY ($1)`,
      [TRACES.map((trace) => `%${trace}%`)],
    );
    if (Number(row?.count) > 0) found.push(`${table_name}.${column_name}`);
  }
  return found.sort();
}

describe('an erasure', () => {
  let requestId = '';

  it('requires a token (401), the permission (403) and an existing client (404)', async () => {
    const path = `clients/${scene.clientId}/erasure`;
    expect((await world.call('POST', path, { body: ASKED })).status).toBe(401);
    expect((await asClerk(world, 'finance', 'POST', path, ASKED)).status).toBe(403);
    const unknown = 'clients/0193a000-0000-7000-8000-000000000000/erasure';
    expect((await asClerk(world, 'admin', 'POST', unknown, ASKED)).status).toBe(404);
  });

  it('names what is wrong with the request', async () => {
    const path = `clients/${scene.clientId}/erasure`;
    const bad = await asClerk(world, 'admin', 'POST', path, { askedBy: 'DREAM', reason: '' });
    expect([bad.status, Object.keys(bad.body.errors ?? {}).sort()]).toEqual([422, ['askedBy', 'reason']]);
    const late = await asClerk(world, 'admin', 'POST', path, { ...ASKED, askedOn: '2026-03-15' });
    expect([late.status, late.body.errors]).toEqual([422, { askedOn: 'must not be in the future' }]);
  });

  it('is recorded once, and due in 30 days', async () => {
    const { status, body } = await request();
    expect(status).toBe(201);
    requestId = body.dataRequest.id;
    expect(await store.get(dataRequests, requestId)).toMatchObject({
      ...{ kind: 'ERASURE', status: 'OPEN', askedOn: '2026-03-14', dueOn: '2026-04-13', clientId: scene.clientId },
    });
    expect((await request()).status).toBe(409);
  });

  it('cannot be done by the user who recorded it', async () => {
    const refused = await asClerk(world, 'admin', 'POST', `data-requests/${requestId}/erase`);
    expect([refused.status, refused.body.error]).toEqual([403, 'Someone else must erase what you requested.']);
  });

  it('is refused while something is open, and says what', async () => {
    const { status, body } = await step(requestId, 'erase');
    expect(status).toBe(409);
    expect(body.error).toMatch(/^This person can’t be erased while something is open: /);
    expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(['subscriptions', 'tickets', 'work-orders']));
    expect((await store.get(clients, scene.clientId))?.lastName).toBe(PERSON.lastName);
  });

  it('waits until the day of each payment is closed', async () => {
    await endEverything(world, scene);
    const { status, body } = await step(requestId, 'erase');
    expect([status, body.error]).toEqual([409, 'Close the day 2026-03-14 first: this person paid on it.']);
    world.clock.now = new Date('2026-03-15T09:00:00.000Z');
    await closeUntil(store, '2026-03-15');
    // The sessions of the previous day have expired.
    other = (await createTicketWorld(world).person(['Erase Personal Data', 'View Accounts'])).token;
  });

  it('leaves no trace of the person in any column, except for the named ones', async () => {
    const money = async () => [
      await store.sum(payments, 'amount', { where: [{ path: 'accountId', in: [scene.accountId] }] }),
      await store.sum(receipts, 'amount', { where: [{ path: 'accountId', in: [scene.accountId] }] }),
      await store.sum(journalEntries, 'amount', { where: [{ path: 'accountId', in: [scene.accountId] }] }),
      await store.count(logs, { where: [{ path: 'resource', in: ['clients', 'accounts', 'tickets'] }] }),
    ];
    const before = await money();
    expect(await tracesIn(database)).toEqual(expect.arrayContaining(['clients.last_name', 'logs.after']));
    const { status, body } = await step(requestId, 'erase');
    expect([status, body.dataRequest?.status]).toEqual([200, 'DONE']);
    expect(await tracesIn(database)).toEqual(['receipts.issued_to', 'receipts.issued_to_tin']);
    expect(await money()).toEqual(before);
  });

  it('leaves an “Erased person” with their numbers', async () => {
    const client = await store.get(clients, scene.clientId);
    expect(client).toMatchObject({ firstName: 'Erased', lastName: 'person', phoneNumber: '', nationalId: null });
    const account = await store.get(accounts, scene.accountId);
    expect(account?.accountDetail).toMatchObject({ firstName: 'Erased', lastName: 'person', emailAddress: null });
    expect(account?.accountNumber).toMatch(/^KF-/);
    const shown = await world.call('GET', `accounts/${scene.accountId}`, { token: other });
    expect(shown.status).toBe(200);
  });

  it('deletes the attachments, and their contents', async () => {
    expect(await store.count(attachments, { where: [{ path: 'ticketId', in: [scene.ticketId] }] })).toBe(0);
    const left = await store.find(attachmentContents, { where: [{ path: 'content', isNull: false }] });
    expect(left.filter(({ content }) => content === base64(HOUSE))).toEqual([]);
  });

  it('keeps in the audit log who changed what and when', async () => {
    const [changed] = await store.find(logs, {
      where: [
        { path: 'recordId', in: [scene.clientId] },
        { path: 'action', in: ['UPDATE'] },
      ],
    });
    expect(changed?.userId).toBeTruthy();
    expect(changed?.after).toEqual({ placeOfResidence: null });
    const [done] = await store.find(logs, {
      where: [
        { path: 'recordId', in: [requestId] },
        { path: 'action', in: ['ACTION'] },
      ],
    });
    expect(done?.reason).toBe('Erased the person');
  });

  it('leaves an audit log that still verifies and is unchanged except for the erased values', async () => {
    const { faults, erasures } = await verifyLog(store, world.clock.now);
    expect(faults).toEqual([]);
    expect(erasures).toBeGreaterThan(0);
  });

  it('cancels messages that were waiting to be sent', async () => {
    const waiting = await store.count(outboxMessages, {
      where: [
        { path: 'recipient', in: ['Erased'] },
        { path: 'status', in: ['PENDING'] },
      ],
    });
    expect(waiting).toBe(0);
  });

  it('can’t be done or requested twice', async () => {
    expect((await step(requestId, 'erase')).status).toBe(409);
    const again = await world.call<Answer>('POST', `clients/${scene.clientId}/erasure`, { token: other, body: ASKED });
    expect(again.body.error).toBe('This person is erased already.');
  });

  it('keeps the recipient on the receipt for as long as tax law requires', async () => {
    const [receipt] = await store.find(receipts, { where: [{ path: 'accountId', in: [scene.accountId] }] });
    const payment = receipt && (await store.get(payments, receipt.paymentId));
    if (!receipt || !payment) throw new Error('There is no receipt.');
    const { lines } = await receiptContent(store, receipt, payment, false);
    expect(Object.fromEntries(lines)).toMatchObject({
      Customer: 'Zebulonia Quaxilot',
      'Customer’s TIN': PERSON.tin,
    });
    const end = Date.parse(receipt.issuedAt) + 1_826 * DAY;
    const at = (moment: number) => ({ ...world.deps, now: () => new Date(moment) });
    await purgeExpired(at(end));
    expect((await store.get(receipts, receipt.id))?.issuedTo).toBe('Zebulonia Quaxilot');
    await purgeExpired(at(end + 1));
    expect(await store.get(receipts, receipt.id)).toMatchObject({
      issuedTo: null,
      issuedToTin: null,
      amount: receipt.amount,
    });
    expect((await tracesIn(database)).filter((column) => column !== 'idempotency_keys.answer')).toEqual([]);
  });
});

it('a declined erasure says why and can be requested again', async () => {
  const [somebody] = await store.find(clients, { where: [{ path: 'stage', in: ['LEAD'] }], limit: 1 });
  world.clock.now = new Date(START);
  const token = await world.signIn('admin');
  const ask = () => world.call<Answer>('POST', `clients/${somebody?.id}/erasure`, { token, body: ASKED });
  other = (await createTicketWorld(world).person(['Erase Personal Data'])).token;
  const { id } = (await ask()).body.dataRequest;
  expect((await step(id, 'decline', other, {})).status).toBe(422);
  const { body } = await step(id, 'decline', other, { note: 'Somebody else wrote.' });
  expect(body.dataRequest).toMatchObject({ status: 'DECLINED', note: 'Somebody else wrote.' });
  expect((await ask()).status).toBe(201);
});
