import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import { type AnyResource, type Resource, valueAt } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { FieldPath } from '../../resources/language/paths';
import { notes } from '../../resources/notes/notes';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { SEARCHABLE_RESOURCES, searchFields } from '../../resources/search/globalSearch';
import { tickets } from '../../resources/tickets/tickets';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
  const [paid, byHand] = await store.find(payments, { limit: 2 });
  await store.update(payments, paid?.id ?? '', { provider: 'PESAPAL', trackingId: '3F9A-77c1-track' });
  await store.update(payments, byHand?.id ?? '', { manualMethod: 'BANK_TRANSFER', manualReference: 'SLIP 4471/B' });
});
afterAll(() => store.close());

async function search(name: string, typed: string) {
  const token = await world.signIn(name);
  const { status, body } = await world.call<Answers['search'] & { labels: Record<string, string> }>(
    'GET',
    `search?searchTerm=${encodeURIComponent(typed)}`,
    { token },
  );
  expect(status).toBe(200);
  return body;
}
const first = async (name: string, typed: string) => (await search(name, typed)).found[0];

/** Returns a demo record with a value at a path. */
async function someWith<F extends Fields>(resource: Resource<F>, path: FieldPath<F>) {
  const [record] = await store.find(resource, { where: [{ path, isNull: false }], limit: 1 });
  if (!record) throw new Error(`No ${resource.singular} of the demo data has a ${path}.`);
  return record;
}

describe('an administrator finds', () => {
  it('a customer by every format of their phone number', async () => {
    const { id, accountDetail } = await someWith(accounts, 'clientId');
    const national = accountDetail.phoneNumber.slice(4);
    for (const typed of [
      `0${national}`,
      national,
      accountDetail.phoneNumber,
      `0${national.slice(0, 3)} ${national.slice(3)}`,
    ]) {
      const { found } = await search('admin', typed);
      expect(found[0]).toMatchObject({ resource: 'accounts', exact: true });
      expect(found.map((each) => each.id)).toContain(id);
    }
  });

  it('a customer by both names in either order, once, and not also as a client', async () => {
    const { id, clientId, accountDetail } = await someWith(accounts, 'clientId');
    const { firstName, lastName } = accountDetail;
    for (const typed of [`${firstName} ${lastName}`, `${lastName} ${firstName.slice(0, 3)}`]) {
      const ids = (await search('admin', typed)).found.map((each) => each.id);
      expect(ids).toContain(id);
      expect(ids).not.toContain(clientId);
    }
  });

  it('a customer despite a misspelt name', async () => {
    const { accountDetail } = await someWith(accounts, 'clientId');
    const { lastName } = accountDetail;
    const misspelt = `${lastName.slice(0, 3)}${lastName.charAt(2)}${lastName.slice(3)}`;
    const { found } = await search('admin', misspelt);
    expect(found.some(({ label }) => label.endsWith(` ${lastName}`))).toBe(true);
  });

  it.each<[what: string, resource: AnyResource, path: string]>([
    ['an account', accounts, 'accountNumber'],
    ['an order', subscriptionForms, 'formNumber'],
    ['a payment', payments, 'reference'],
    ['a payment by the provider’s reference', payments, 'trackingId'],
    ['a payment by its confirmation code', payments, 'confirmationCode'],
    ['a payment by its slip', payments, 'manualReference'],
    ['a receipt', receipts, 'receiptNumber'],
    ['a ticket', tickets, 'ticketNumber'],
    ['an ONU', devices, 'serialNumber'],
    ['a refund by its slip', paymentRefundTasks, 'payoutReference'],
  ])('%s, in any letter case, first and exactly', async (_, resource, path) => {
    const record = await someWith(resource, path);
    const { id, value } = { id: record.id, value: String(valueAt(record, path)) };
    for (const typed of [value, ` ${value.toLowerCase()} `])
      expect(await first('admin', typed)).toMatchObject({
        resource: resource.name,
        id,
        matched: value,
        exact: true,
      });
  });

  it('an exact number before longer ones', async () => {
    const { found } = await search('admin', '1');
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ exact }) => exact)).toBe(true);
    expect(found[0]).toMatchObject({ resource: 'accounts', label: expect.stringContaining('KF-000001') });
  });

  it('an account by the number that it kept from the old system, which is no number of another account', async () => {
    const [, one, two] = await store.find(accounts, { limit: 3, sort: { path: 'dateCreated', ascending: false } });
    const [other] = await store.find(accounts, { where: [{ path: 'accountNumber', in: ['KF-000007'] }] });
    const [agency] = await store.find(businessSalesAgents, { limit: 1 });
    await store.update(accounts, one?.id ?? '', { accountNumber: 'FT-3002' });
    for (const typed of ['FT-3002', 'ft-3002', 'FT\u20113002'])
      expect(await first('admin', typed)).toMatchObject({ id: one?.id, matched: 'FT-3002', exact: true });
    expect((await search('admin', '000007')).found.find(({ id }) => id === other?.id)?.exact).toBe(true);
    await store.update(accounts, two?.id ?? '', { accountNumber: '000007' });
    const { found } = await search('admin', '000007');
    expect(found.filter(({ exact }) => exact).map(({ id }) => id)).toEqual([two?.id]);
    expect(found[0]?.id).toBe(two?.id);
    expect(found.map(({ id }) => id)).toContain(other?.id);
    await store.update(businessSalesAgents, agency?.id ?? '', { agentNumber: 'RUTH01' });
    expect(await first('admin', 'ruth01')).toMatchObject({ id: agency?.id, exact: true });
  });

  it('a customer in a list and by the header, however the number and the name are written', async () => {
    const token = await world.signIn('admin');
    const [account] = await store.find(accounts, { limit: 1, sort: { path: 'dateCreated', ascending: false } });
    const accountDetail = {
      ...{ firstName: 'José', lastName: "O'Núñez", phoneNumber: '+256772100502' },
      ...{ companyName: null, emailAddress: null, placeOfResidence: null, tin: null },
    };
    await store.update(accounts, account?.id ?? '', { accountDetail });
    const typed = ['0772-100-502', '(0772) 100502', '0772.100.502', '\u202d0772100502\u202c', 'Jose ONunez'];
    for (const searchTerm of [...typed, 'O’Nunez', 'josé o`núñez', '٠٧٧٢١٠٠٥٠٢']) {
      const path = `accounts?searchTerm=${encodeURIComponent(searchTerm)}`;
      const { body } = await world.call<{ accounts: { id: string }[] }>('GET', path, { token });
      expect([searchTerm, body.accounts.map(({ id }) => id)]).toEqual([searchTerm, [account?.id]]);
      expect([searchTerm, (await search('admin', searchTerm)).found.map(({ id }) => id)]).toEqual([
        searchTerm,
        expect.arrayContaining([account?.id]),
      ]);
    }
  });

  it('a payment’s customer, by name', async () => {
    const { reference, accountId } = await someWith(payments, 'accountId');
    const { found, labels } = await search('admin', reference);
    expect(found[0]?.accountId).toBe(accountId);
    expect(labels[accountId ?? '']).toMatch(/^KF-/);
  });
});

it('nothing for an unknown text or for SQL', async () => {
  for (const typed of ['zzzzqqqq', '%', '_', "'; drop table accounts", '\\', '😀'.repeat(60), 'x'.repeat(120)])
    expect((await search('admin', typed)).found).toEqual([]);
});

describe('rights', () => {
  it('limit results to permitted lists', async () => {
    const { reference } = await someWith(payments, 'reference');
    const { ticketNumber } = await someWith(tickets, 'ticketNumber');
    expect(await first('finance', reference)).toMatchObject({ resource: 'payments' });
    expect((await search('agent', ticketNumber)).found).toEqual([]);
    for (const name of ['support', 'agent']) {
      const listed = new Set<string>();
      const token = await world.signIn(name);
      for (const { name: resource } of SEARCHABLE_RESOURCES)
        if ((await world.call('GET', `${resource}?limit=1`, { token })).status === 200) listed.add(resource);
      for (const typed of ['1', '2', '7', 'KF-1', 'a', 'nak']) {
        for (const { resource } of (await search(name, typed)).found) expect(listed).toContain(resource);
      }
    }
  });

  it('of an agent include only their own clients, also for a misspelt name', async () => {
    const token = await world.signIn('agent');
    const { body } = await world.call<{ clients: { id: string }[] }>('GET', 'clients?limit=100', { token });
    const own = new Set(body.clients.map(({ id }) => id));
    const all = await store.find(clients);
    const foreign = all.find(({ id }) => !own.has(id));
    const mine = all.find(({ id }) => own.has(id));
    expect(await first('agent', mine?.clientNumber ?? '')).toMatchObject({ id: mine?.id });
    expect((await search('agent', foreign?.clientNumber ?? '')).found).toEqual([]);
    for (const { lastName } of all.slice(0, 15))
      for (const typed of [lastName, `${lastName.slice(0, 3)}${lastName.slice(4)}x`])
        for (const { resource, id } of (await search('agent', typed)).found)
          if (resource === 'clients') expect(own).toContain(id);
  });

  it('are required', async () => {
    expect((await world.call('GET', 'search?searchTerm=1')).status).toBe(401);
    const token = await world.signIn('admin');
    const refused = await world.call('GET', 'search', { token });
    expect(refused).toMatchObject({ status: 400, body: { errors: { searchTerm: 'is required' } } });
  });
});

it('no field that is masked or hidden is searched', () => {
  const leaves = SEARCHABLE_RESOURCES.flatMap((resource) => searchFields(resource));
  expect(
    leaves.filter(({ field }) => field.sensitive || field.answered !== undefined || field.kind === 'secret'),
  ).toEqual([]);
  expect(SEARCHABLE_RESOURCES.filter(({ access, screens }) => !access?.list || !screens)).toEqual([]);
});

describe('a text in a note finds the record that the note belongs to', () => {
  const noteOn = async (subject: object) => {
    const body = 'The gate code is Zanzibar-Quartz, ask the caretaker.';
    return createRecord(store, notes, { body, ...subject }, world.clock.now);
  };

  it('for those who may read it', async () => {
    const [account] = await store.find(accounts, { limit: 1 });
    const [payment] = await store.find(payments, { limit: 1 });
    const made = [await noteOn({ accountId: account?.id }), await noteOn({ paymentId: payment?.id })];
    const matched = 'The gate code is Zanzibar-Quartz, ask the caretaker.';
    const found = async (name: string, typed: string) =>
      (await search(name, typed)).found.flatMap((each) =>
        each.matched === matched ? [[each.resource, each.id, each.matched]] : [],
      );
    const both = await found('admin', 'zanzibar quartz');
    expect(both).toHaveLength(2);
    expect(both).toContainEqual(['accounts', account?.id, matched]);
    expect(both).toContainEqual(['payments', payment?.id, matched]);
    expect(await found('support', 'caretaker zanzibar')).toEqual([['accounts', account?.id, matched]]);
    expect(await found('admin', 'za')).toEqual([]);
    for (const { id } of made) await store.remove(notes, id);
  });
});
