import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import { devices } from '../../resources/devices/devices';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import { products } from '../../resources/subscriptions/products';
import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { tickets } from '../../resources/tickets/tickets';
import { createRecord } from '../../server/store/createRecord';
import { expire } from '../../server/subscriptions/jobs/expire';
import { asClerk, type Refused } from '../payments/clerks';
import { csv, workbook } from '../payments/statementFiles';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { callImports, check, importAll, notesOn, run, upload } from './importing';

const HEADING = ['Account', 'Name', 'Phone', 'Address', 'Package', 'Expiry', 'ONU'];
let people = 0;
/** Returns a line with a new person. */
const line = (more: Partial<Record<string, string>> = {}) => {
  people += 1;
  const own: Record<string, string> = {
    ...{ Account: `OLD-${people}`, Name: `Ruth Auma${people}`, Phone: `0772${String(500_000 + people)}` },
    ...{ Address: 'Ntinda', Package: '', Expiry: '', ONU: '' },
  };
  return HEADING.map((heading) => more[heading] ?? own[heading] ?? '');
};
const file = (...lines: string[][]) => csv([HEADING, ...lines]);

onPostgres('a file of customers', (store) => {
  let world: World;
  let home: string;
  beforeEach(async () => {
    world = createWorld(store());
    // Signs in before anything is counted.
    await asClerk(world, 'admin', 'GET', 'imports');
    home = (await store().find(products, { limit: 1 }))[0]?.name ?? '';
  });
  const accountOf = async (number: string) =>
    (await store().find(accounts, { where: [{ path: 'accountNumber', in: [number] }] }))[0];
  const where = (accountId: string) => ({ where: [{ path: 'accountId', in: [accountId] } as const] });

  it('creates clients, accounts, active subscriptions and ONUs, and nothing else', async () => {
    const lines = [
      line({ Account: 'kept-1', Package: home, Expiry: '30/04/2026', ONU: 'hwtc001' }),
      line({ Account: '', Package: home.toUpperCase(), Expiry: '2026-03-01' }),
      line({ Account: '', Phone: '0772600001 / 0701600001' }),
    ];
    const before = await census(store());
    const done = await importAll(world, file(...lines));
    expect(done).toMatchObject({ status: 'DONE', addedLines: 3, readyLines: 0, faultyLines: 0 });
    expect(await added(store(), before)).toEqual({
      ...{
        imports: 1,
        'import-rows': 3,
        clients: 3,
        accounts: 3,
        subscriptions: 2,
        'subscription-events': 2,
        devices: 1,
      },
      logs: 2,
    });
    const kept = await accountOf('KEPT-1');
    expect(kept).toMatchObject({ status: 'ACTIVE', type: 'CUSTOMER', accountDetail: { placeOfResidence: 'Ntinda' } });
    expect(await store().get(clients, kept?.clientId ?? '')).toMatchObject({ stage: 'CUSTOMER', firstName: 'Ruth' });
    const [running] = await store().find(subscriptions, where(kept?.id ?? ''));
    expect(running).toMatchObject({
      ...{ status: 'ACTIVE', endDate: '2026-04-30T20:59:59.000Z', paymentId: null, amount: 0, isRenewal: true },
    });
    expect(await store().find(subscriptionEvents, where(kept?.id ?? ''))).toMatchObject([
      { type: 'IMPORTED', days: 47, endBefore: null, endAfter: running?.endDate, position: 0 },
    ]);
    expect(await store().find(devices, where(kept?.id ?? ''))).toMatchObject([
      { serialNumber: 'HWTC001', state: 'INSTALLED' },
    ]);
    const [other] = await store().find(clients, { where: [{ path: 'phoneNumber', in: ['+256772600001'] }] });
    expect(other?.otherNumber).toBe('+256701600001');
    const explained = await asClerk<{ explanation: { events: { sentence: string }[] } }>(
      world,
      'admin',
      'GET',
      `subscriptions/${running?.id}/explain`,
    );
    expect(explained.body.explanation.events[0]?.sentence).toContain(
      'It was imported with 47 days left: from old.csv.',
    );
    expect(
      (await store().find(logs, { where: [{ path: 'recordId', in: [done.id] }] })).map(({ reason }) => reason).sort(),
    ).toEqual(['Import started', null]);
  });

  it('imports credits and debts, which are settled by hand', async () => {
    const withBalance = csv([
      [...HEADING, 'Balance'],
      [...line({ Account: 'owed' }), 'UGX12,000.00'],
      [...line({ Account: 'owing' }), '(5 000)'],
      [...line({ Account: 'even' }), '-'],
      [...line({ Account: 'worded' }), 'some'],
      [...line({ Account: 'most' }), '1,000,000,000'],
      [...line({ Account: 'more' }), '1,000,000,001'],
      [...line({ Account: 'part' }), '10.5'],
    ]);
    const done = await importAll(world, withBalance);
    expect(done).toMatchObject({ addedLines: 4, faultyLines: 3 });
    expect(await notesOn(world, done.id)).toEqual({
      5: ['balance: "some" is not an amount, such as 12,000 or -12,000'],
      7: ['balance: is more than 1000000000'],
      8: ['balance: "10.5" is not a whole amount'],
    });
    const balances = async () =>
      Promise.all(['OWED', 'OWING', 'EVEN', 'MOST'].map(async (number) => (await accountOf(number))?.broughtForward));
    expect(await balances()).toEqual([12_000, -5_000, 0, 1_000_000_000]);
    const settle = async (number: string, amount: number) => {
      const path = `accounts/${(await accountOf(number))?.id}/settle-brought-forward`;
      return asClerk<Refused>(world, 'admin', 'POST', path, { amount, reason: '12 days were added' });
    };
    const before = await census(store());
    expect((await settle('OWED', 12_001)).body.errors).toEqual({ amount: 'takes at most 12000' });
    expect((await settle('OWED', 11_999)).status).toBe(200);
    expect((await settle('OWING', 5_000)).status).toBe(200);
    expect((await settle('OWING', 1)).status).toBe(409);
    expect(await balances()).toEqual([1, 0, 0, 1_000_000_000]);
    // Nothing is booked: the money was received, or not, before the books began.
    expect(await added(store(), before)).toEqual({ logs: 2 });
    const owed = await accountOf('OWED');
    const [entry] = await store().find(logs, { where: [{ path: 'recordId', in: [owed?.id ?? ''] }] });
    expect(entry?.reason).toBe('Settled the balance brought forward: 12 days were added');
  });

  it('imported again adds nothing, nor does another one with the same people', async () => {
    const lines = [line(), line({ Account: '' })];
    await importAll(world, file(...lines));
    const before = await census(store());
    expect(await importAll(world, file(...lines))).toMatchObject({ status: 'CHECKED', knownLines: 2, readyLines: 0 });
    const shuffled = csv([HEADING.toReversed(), ...lines.map((each) => each.toReversed())]);
    expect(await importAll(world, shuffled)).toMatchObject({ knownLines: 2, readyLines: 0 });
    expect(await added(store(), before)).toMatchObject({ imports: 2, 'import-rows': 4 });
    expect((await added(store(), before)).accounts).toBeUndefined();
    const refused = await callImports(world, `imports/${(await upload(world, file(...lines))).id}/run`);
    expect(refused.status).toBe(409);
  });

  it('continues numbering after the kept numbers', async () => {
    const accountDetail = {
      ...{
        firstName: 'New',
        lastName: 'Person',
        companyName: null,
        emailAddress: null,
        placeOfResidence: null,
        tin: null,
      },
      phoneNumber: '+256772000000',
    };
    const next = () =>
      store().transaction(
        async (tx) => (await createRecord(tx, accounts, { accountDetail }, world.clock.now)).accountNumber,
      );
    const last = Number((await next()).slice(3));
    const kept = `KF-${String(last + 5).padStart(6, '0')}`;
    await importAll(world, file(line({ Account: kept }), line({ Account: '' })));
    expect(await next()).toBe(`KF-${String(last + 7).padStart(6, '0')}`);
    expect(await accountOf(kept)).toBeTruthy();
  });

  it('with faults reports them by line and column, and can be downloaded with them', async () => {
    const taken = line({ ONU: 'TAKEN1' });
    await importAll(world, file(taken));
    const twice = line({ ONU: 'TWICE1' });
    const { id } = await upload(
      world,
      file(
        line({ Phone: '12' }),
        line({ Phone: '+256772999001' }),
        line({ Name: 'Ruth', Expiry: 'soon', Package: home }),
        line({ Package: 'Gold', Expiry: '30/04/2026' }),
        line({ ONU: 'taken1' }),
        twice,
        line({ ONU: 'TWICE1' }),
        [taken[0] ?? '', 'Somebody Else', '0700000001', '', '', '', ''],
        twice,
        line({ Name: '' }),
      ),
    );
    const checked = await check(world, id);
    expect(checked).toMatchObject({ status: 'CHECKED', readyLines: 2, knownLines: 1, faultyLines: 7 });
    const said = await notesOn(world, id);
    expect(said).toMatchObject({
      2: ['phoneNumber: "12" is not a phone number, e.g. 0772 123 456'],
      4: ['endDate: "soon" is not a date, such as 2026-04-30, 30/04/2026 or 30 Apr 2026'],
      5: [expect.stringContaining('packageName: "Gold" is none of your packages: ')],
      6: ['onuSerial: TAKEN1 is in use already: at another account'],
      8: ['onuSerial: TWICE1 is in use already: line 7'],
      9: [`accountNumber: ${taken[0]} belongs to another customer: ${taken[0]}`],
      10: ['line: is already there: line 7'],
      11: ['fullName: is required'],
    });
    expect(said[3]).toBeUndefined();
    const lines = (await asClerk<string>(world, 'admin', 'GET', `imports/${id}/faulty-lines`)).body;
    expect(lines).toMatch(/^\uFEFF?Account,Name,Phone,Address,Package,Expiry,ONU,Faults\n/);
    expect(lines.trim().split('\n')).toHaveLength(8);
    expect(lines).toContain('"Phone number: ""12"" is not a phone number, e.g. 0772 123 456"');
    const before = await census(store());
    await run(world, id);
    expect(await added(store(), before)).toMatchObject({ accounts: 2, devices: 1 });
    const corrected = lines.replace(',12,', ',0772999123,');
    const again = await upload(world, corrected);
    expect(again.mapping).toEqual(checked.mapping);
    expect(await check(world, again.id)).toMatchObject({ readyLines: 1, faultyLines: 6 });
  });

  it('with ambiguous dates is refused until their order is chosen', async () => {
    const { id, dateOrder } = await upload(world, file(line({ Package: home, Expiry: '03/04/2026' })));
    expect(dateOrder).toBeNull();
    expect(await check(world, id)).toMatchObject({ faultyLines: 1 });
    expect(await notesOn(world, id)).toEqual({ 2: [expect.stringContaining('may be 3 April or 4 March')] });
    const { mapping } = (await store().get(imports, id)) ?? {};
    await callImports(world, `imports/${id}/map`, { mapping, dateOrder: 'DMY' });
    expect(await check(world, id)).toMatchObject({ readyLines: 1, faultyLines: 0 });
    const clear = await upload(
      world,
      file(line({ Package: home, Expiry: '03/04/2026' }), line({ Package: home, Expiry: '30/04/2026' })),
    );
    expect(clear.dateOrder).toBe('DMY');
  });

  it('can be a workbook, or CSV with semicolons in UTF-16', async () => {
    people += 1;
    const rows = [
      ['Full name', 'Mobile', 'Plan', 'Paid until'],
      [`Amos Kato${people}`, 256_772_700_000 + people, home, new Date('2026-04-30T00:00:00Z')],
    ];
    expect(await importAll(world, await workbook(rows))).toMatchObject({ addedLines: 1 });
    const [account] = await store().find(accounts, {
      where: [{ path: 'accountDetail.phoneNumber', in: [`+${256_772_700_000 + people}`] }],
    });
    const [running] = await store().find(subscriptions, where(account?.id ?? ''));
    expect(running?.endDate).toBe('2026-04-30T20:59:59.000Z');
    people += 1;
    const text = `\uFEFFFirst name;Last name;Tel\nAmos;Kato${people};772${700_000 + people}\n`;
    expect(await importAll(world, Buffer.from(text, 'utf16le'))).toMatchObject({ addedLines: 1 });
  });

  it('uses an ONU from stock and a known client', async () => {
    const stored = await createRecord(
      store(),
      devices,
      { serialNumber: `STOCK${people}`, model: 'HG8245' },
      world.clock.now,
    );
    const own = line({ ONU: stored.serialNumber.toLowerCase() });
    const [firstName = '', lastName = ''] = (own[1] ?? '').split(' ');
    const phoneNumber = `+256${(own[2] ?? '').slice(1)}`;
    const client = await store().transaction((tx) =>
      createRecord(tx, clients, { firstName: lastName, lastName: firstName, phoneNumber }, world.clock.now),
    );
    const before = await census(store());
    const { id } = await importAll(world, file(own));
    expect(await added(store(), before)).not.toHaveProperty('clients');
    const account = await accountOf(own[0] ?? '');
    expect(account?.clientId).toBe(client.id);
    expect(await store().get(devices, stored.id)).toMatchObject({ state: 'INSTALLED', accountId: account?.id });
    expect((await callImports(world, `imports/${id}/undo`)).status).toBe(200);
    expect(await store().get(devices, stored.id)).toMatchObject({ state: 'IN_STOCK', accountId: null });
    expect(await store().get(clients, client.id)).toBeTruthy();
    expect(await accountOf(own[0] ?? '')).toBeUndefined();
  });

  describe('can be undone', () => {
    it('as a whole', async () => {
      const before = await census(store());
      const lines = [line({ Package: home, Expiry: '30/04/2026', ONU: `UNDO${people}` }), line()];
      const { id } = await importAll(world, file(...lines));
      const { status, body } = await callImports(world, `imports/${id}/undo`);
      expect([status, body.import]).toMatchObject([200, { status: 'UNDONE', addedLines: 0 }]);
      expect(await added(store(), before)).toEqual({
        ...{ imports: 1, 'import-rows': 2, logs: 3 },
      });
      expect((await callImports(world, `imports/${id}/undo`)).status).toBe(409);
      expect(await importAll(world, file(...lines))).toMatchObject({ addedLines: 2 });
    });

    it('but not while something else depends on it', async () => {
      const own = line({ Package: home, Expiry: '30/04/2026' });
      const { id } = await importAll(world, file(own, line()));
      const account = await accountOf(own[0] ?? '');
      const contact = { name: 'Ruth', phoneNumber: null, emailAddress: null };
      const ticket = { type: 'CUSTOMER_TICKET', subject: 'Slow', description: 'Slow', contact } as const;
      const { id: ticketId } = await store().transaction((tx) =>
        createRecord(tx, tickets, { ...ticket, accountId: account?.id ?? '' }, world.clock.now),
      );
      const refused = await callImports(world, `imports/${id}/undo`);
      expect([refused.status, refused.body.error]).toEqual([
        409,
        "This import can't be undone: other records depend on what it made (1 ticket). Line: 2.",
      ]);
      expect(await accountOf(own[0] ?? '')).toBeTruthy();
      await store().remove(tickets, ticketId);
      world = createWorld(store());
      world.clock.now = new Date('2026-05-01T09:00:00Z');
      await expire(world.deps);
      expect((await callImports(world, `imports/${id}/undo`)).body.error).toContain('1 subscription event');
    });
  });

  it('remembers how its columns were matched', async () => {
    const rows = [
      ['Who', 'Ref', 'Line'],
      [`Sam Okot${++people}`, `R-${people}`, `0772${810_000 + people}`],
    ];
    const first = await upload(world, csv(rows));
    expect(first.mapping).toMatchObject({ accountNumber: null });
    await check(world, first.id, { fullName: 'Who', accountNumber: 'Ref', phoneNumber: 'Line' });
    expect((await upload(world, csv(rows))).mapping).toMatchObject({ accountNumber: 'Ref', fullName: 'Who' });
  });

  it('is refused if it is not one, and for users who may not import', async () => {
    const body = { kind: 'CUSTOMERS', fileName: 'a.csv', content: Buffer.from('Name\n').toString('base64') };
    expect((await callImports(world, 'imports', body)).body.error).toContain('no lines below its headings');
    expect((await asClerk(world, 'support', 'POST', 'imports', body)).status).toBe(403);
    expect((await callImports(world, 'imports/019e5ee7-3cfe-7f2a-afda-581dcf86de8b/check')).status).toBe(404);
    const { id } = await upload(world, csv([['Name'], ['Ruth Auma']]));
    const missing = await callImports(world, `imports/${id}/check`);
    expect([missing.status, missing.body.error]).toEqual([422, 'Choose the column of the phone number.']);
    const foreign = await callImports(world, `imports/${id}/map`, { mapping: { subject: 'Name' } });
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { 'mapping.subject': 'is nothing that this kind of import takes' },
    ]);
    const absent = await callImports(world, `imports/${id}/map`, { mapping: { phoneNumber: 'Tel' } });
    expect(absent.body.errors).toEqual({ 'mapping.phoneNumber': 'the file has no column "Tel"' });
    expect((await callImports(world, `imports/${id}/run`)).status).toBe(409);
  });

  it('is corrected line by line, is checked again by the same rules, and keeps its cells', async () => {
    const faulty = line({ Phone: '12', Expiry: 'soon', Package: home });
    const { id } = await upload(world, file(line(), faulty));
    expect(await check(world, id)).toMatchObject({ readyLines: 1, faultyLines: 1 });
    const correct = (...all: [line: number, field: string, value?: string][]) =>
      callImports(world, `imports/${id}/correct`, {
        corrections: all.map(([at, field, value]) => ({ line: at, field, ...(value ? { value } : {}) })),
      });
    const half = await correct([3, 'phoneNumber', '0772 890 001']);
    expect([half.status, half.body.import]).toMatchObject([200, { readyLines: 1, faultyLines: 1 }]);
    expect(await notesOn(world, id)).toEqual({ 3: [expect.stringMatching(/^endDate: "soon"/)] });
    for (const [at, field] of [
      [2, 'phoneNumber'],
      [3, 'fullName'],
      [9, 'phoneNumber'],
    ] as const) {
      const refused = await correct([at, field, 'Ruth']);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['corrections']]);
    }
    expect((await correct([3, 'endDate', 'x'.repeat(121)])).status).toBe(422);
    const many = await correct(...Array.from({ length: 201 }, () => [3, 'endDate', 'x'] as [number, string, string]));
    expect(many.status).toBe(422);
    // Without a value, the number in the file counts again.
    expect((await correct([3, 'phoneNumber'], [3, 'endDate', '2026-04-30'])).body.import.faultyLines).toBe(1);
    const both = await correct([3, 'phoneNumber', '0772 890 001']);
    expect(both.body.import).toMatchObject({ readyLines: 2, faultyLines: 0 });
    const logged = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(
      logged.flatMap(({ after }) => (after as { corrections?: object[] } | null)?.corrections ?? []),
    ).toContainEqual({
      ...{ line: 3, field: 'endDate' },
    });

    expect(await run(world, id)).toMatchObject({ status: 'DONE', addedLines: 2 });
    const account = await accountOf(faulty[0]?.toUpperCase() ?? '');
    expect(account?.accountDetail.phoneNumber).toBe('+256772890001');
    const [, row] = await store().find(importRows, {
      where: [{ path: 'importId', in: [id] }],
      sort: { path: 'line', ascending: true },
    });
    expect(row).toMatchObject({
      cells: faulty,
      corrections: { phoneNumber: '0772 890 001', endDate: '2026-04-30' },
    });
  });
});
