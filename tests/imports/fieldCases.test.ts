import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { devices } from '../../resources/devices/devices';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createRecord } from '../../server/store/createRecord';
import { asClerk, type Refused } from '../payments/clerks';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { callImports, check, importAll, notesOn, run, upload } from './importing';

const FOLDER = 'tests/imports/files';
const NOW = new Date('2026-11-27T12:00:00Z');
/** The last second of 15 and of 20 December in Kampala. */
const [END, LATER] = ['2026-12-15T20:59:59.000Z', '2026-12-20T20:59:59.000Z'];
const [HOME_20, HOME_40] = ['Kitara Home 20', 'Kitara Home 40'];

/** The expected values of an account; only the given ones are compared. */
interface Expected {
  name?: string;
  phone?: string;
  other?: string | null;
  email?: string | null;
  address?: string | null;
  tin?: string | null;
  status?: string;
  end?: string | null;
  product?: string | null;
  balance?: number;
  onu?: string | null;
}

/** A file's accounts by their numbers, and the beginning of each note by its line. Lines without a note are imported. */
interface Case {
  accounts: Record<string, Expected>;
  notes?: Record<number, string[]>;
}

const shortened = (column: string, text: string) => `${column}: "${text}" has lost its`;
const running = { end: END, product: HOME_20, status: 'ACTIVE' } as const;
/** The parts of optional columns that are blank. */
const BLANKS = { other: null, email: null, address: null, tin: null, balance: 0, ...running } as const;

const CASES: Record<string, Case> = {
  '01': {
    accounts: {
      'FT-1002': { name: 'Paul|Okot', phone: '+256772100302' },
      'FT-1003': { phone: '+256772100303' },
      'FT-1004': { phone: '+256772100304' },
      'FT-1005': { phone: '+256772100305', ...running },
      'FT-1006': { phone: '+256772100306' },
      'FT-1007': { phone: '+256772100307' },
      'FT-1009': { phone: '+256772100309', other: '+256752100309' },
    },
    notes: {
      2: [shortened('phoneNumber', '2.56772E+11')],
      9: ['phoneNumber: "+254712345678" is not a phone number'],
      11: ['phoneNumber: "0772-100-310 ext 2" is not a phone number'],
    },
  },
  '02': {
    accounts: Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`FT-200${at + 1}`, BLANKS])),
  },
  '03': {
    accounts: {
      'FT-3001': { name: 'Null|Okello' },
      'FT-3002': { name: "Siobhan|O'Brien" },
      'FT-3003': { name: 'Namukasa|', ...running },
      'FT-3004': { name: 'Kampala Parents School Ltd, Naguru|' },
      'FT-3005': { name: 'Stanbic|' },
      'FT-3006': { name: 'Ruth|😀 Achieng' },
      'FT-3007': { name: 'Ruth|Achieng' },
      'FT-3008': { name: 'Ruth|Achieng' },
      'FT-3009': { name: 'John|Okello' },
      'FT-3011': { name: 'John|Okello Jr.' },
      'FT-3013': { name: 'José|Núñez' },
      'FT-3014': { name: 'True|False' },
    },
    notes: {
      11: ['fullName: takes at most 60 characters'],
      13: ['fullName: "=cmd|\' /C calc\'!A0 Test" is a formula without its result'],
    },
  },
  '04': {
    accounts: {
      'FT-4001': { name: 'Siobhan|O’Brien', address: 'Plot 4 – Bukoto “Tower”' },
      'FT-4002': { name: 'René|Kato', address: 'Ntinda' },
    },
  },
  '05': {
    accounts: {
      '+256772100701': { name: 'Ruth|Achieng', address: 'Plot 4, Kira Road, Ntinda, Nakawa, Kampala', end: null },
      '+256772100702': { name: 'Paul|Okot', address: 'Kololo' },
    },
    notes: { 2: ['endDate: is blank'], 3: ['endDate: is blank'] },
  },
  '07': { accounts: { 'FT-7001': { name: 'Ruth|Achieng', ...running } } },
  '08': { accounts: { 'FT-8001': { name: 'Ruth|Achieng', ...running } } },
  '09': {
    accounts: { 'FT-9001': { name: 'Ruth|Achieng', end: '2026-12-06T20:59:59.000Z', balance: 1_500 } },
    notes: {
      3: ['balance: "=1000+500" is a formula without', 'endDate: "=DATE(2026,12,15)" is a formula without'],
      4: ['balance: "#REF!" is an error of a spreadsheet', 'endDate: is blank'],
      5: ['phoneNumber: is required'],
    },
  },
  '12': {
    accounts: Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`FT-130${at + 1}`, running])),
  },
  '14': {
    accounts: {
      'FT-1501': running,
      'FT-1502': { status: 'ACTIVE', end: LATER, product: HOME_40 },
      'FT-1503': { address: 'Ntinda', ...running },
      'FT-1504': { address: 'Bukoto', end: LATER, product: HOME_40 },
    },
    notes: {
      3: ['phoneNumber: is also the number of line 2'],
      5: ['phoneNumber: is also the number of line 4'],
    },
  },
  '15': {
    accounts: {
      '000123': { name: 'Ruth|Achieng', ...running },
      '123': { name: 'Paul|Okot' },
      'FT 1606': { name: 'Ivan|Kato' },
      'FT/16-07': { name: 'Grace|Auma' },
    },
    notes: {
      4: ['accountNumber: "nan" is what programs write for no number'],
      5: ['accountNumber: "nan" is what programs write for no number'],
      6: [shortened('accountNumber', '1.0E+05')],
    },
  },
  '16': {
    accounts: {
      ...Object.fromEntries(
        ['1701', '1702', '1703', '1704', '1706', '1708'].map((number) => [`FT-${number}`, { balance: 12_000 }]),
      ),
      'FT-1705': { balance: -12_000 },
    },
    notes: { 8: ['balance: "$12.50" is not in UGX'] },
  },
  '17': {
    accounts: {
      '1001': {
        name: 'Ruth|Achieng',
        phone: '+256772101801',
        address: 'Plot 4, Kampala',
        email: 'r@w.test',
        end: null,
      },
      '1002': { name: 'Paul|Okot', status: 'TERMINATED', end: null, product: null },
    },
    notes: {
      2: ['endDate: is blank, so no subscription is made'],
      3: ['status: "Terminated": the account is terminated'],
    },
  },
  '20': {
    accounts: {
      'FT-2201': { address: 'Plot 4 "Tower', ...running },
      'FT-2202': { address: '5" pipe road' },
      'FT-2204': { name: 'Sam|Ojok', address: 'Bukoto', ...running },
      'FT-2205': { name: 'Joan|Among', address: 'Bukoto' },
    },
    notes: { 4: ['placeOfResidence: ""Kololo" begins with a quotation mark that is not closed'] },
  },
  '21': {
    accounts: {
      'FT-2301': running,
      'FT-2302': { status: 'SUSPENDED', end: null, product: HOME_20 },
      'FT-2303': { status: 'TERMINATED', end: null, product: null },
    },
    notes: {
      3: ['status: "Suspended": the account is suspended, and its paid days are paused'],
      4: ['status: "Deleted": the account is terminated, without a subscription and an ONU'],
    },
  },
  '23': {
    accounts: {
      'FT-2501': { onu: 'HWTCCC000006', ...running },
      'FT-2502': { onu: 'HWTCCC000007', ...running },
    },
  },
  '24': {
    accounts: {
      RUTH02: { name: 'Ruth|Mama Achieng', ...running },
      PAUL02: { name: 'Paul|PK Okot', ...running },
      ANNA02: { name: 'Anna|Nabbosa', ...running },
    },
    notes: { 4: ['line: is the same account as line 5, which is paid for longer'] },
  },
  '25': {
    accounts: { 'FT-2704': running, 'FT-2706': running, 'FT-2707': running },
    notes: {
      2: ['endDate: "12/15/2026" has the month first, but other dates of this column do not: choose the order'],
      3: ['endDate: "15/12/2026" has the day first, but other dates of this column do not: choose the order'],
      4: ['endDate: "05/12/2026" may be 5 December or 12 May: choose the order'],
      6: ['endDate: "15-Dec" is not a date'],
      9: ['endDate: "1797292800" is not a date'],
      10: ['endDate: "15/12/26 23:59" has the day first'],
      11: ['endDate: "unlimited" is not a date'],
    },
  },
  '27': {
    accounts: {
      '+256772102901': { onu: null, ...running },
      '+256772102902': { onu: null, end: END, product: HOME_40 },
      '+256772102903': { onu: null, ...running },
    },
  },
  '28': {
    accounts: { 'FT-2801': { onu: 'HWTCDD000008' }, 'FT-2803': { onu: 'HWTCDD000009' } },
    notes: {
      3: ['onuSerial: HWTCDD000008 is in use already: line 2'],
      5: ['onuSerial: HWTCDD000009 is in use already: line 4'],
      6: [shortened('onuSerial', '2.236E+12')],
    },
  },
};

const files = readdirSync(FOLDER);
const contentOf = (number: string) =>
  readFileSync(`${FOLDER}/${files.find((file) => file.startsWith(`import-${number}-`))}`);

it('every file has an expected result', () =>
  expect(files.map((file) => file.split('-')[1]).sort()).toEqual(Object.keys(CASES).sort()));

onPostgres('a file of customers as other systems and people save it', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
    world.clock.now = new Date(NOW);
  });

  /** Returns the account with a number or, if the file gives none, with a phone number. */
  async function accountOf(key: string) {
    const path = key.startsWith('+') ? 'accountDetail.phoneNumber' : 'accountNumber';
    const [account] = await store().find(accounts, { where: [{ path, in: [key] }] });
    return account;
  }

  async function stateOf(key: string): Promise<Required<Expected> | null> {
    const account = await accountOf(key);
    if (!account) return null;
    const own = { where: [{ path: 'accountId', in: [account.id] }] } as const;
    const [term] = await store().find(subscriptions, own);
    const [onu] = await store().find(devices, own);
    const client = await store().get(clients, account.clientId ?? '');
    const { firstName, lastName, phoneNumber, emailAddress, placeOfResidence, tin } = account.accountDetail;
    return {
      ...{ name: `${firstName}|${lastName}`, phone: phoneNumber, other: client?.otherNumber ?? null },
      ...{
        email: emailAddress,
        address: placeOfResidence,
        tin,
        status: account.status,
        onu: onu?.serialNumber ?? null,
      },
      ...{ end: term?.endDate ?? null, balance: account.broughtForward },
      product: term ? ((await store().get(products, term.productId))?.name ?? null) : null,
    };
  }

  it.each(Object.entries(CASES))(
    'imports the clear lines of %s, and nothing when the file is imported again',
    async (number, expected) => {
      const { id } = await upload(world, contentOf(number));
      await check(world, id);
      const notes = expected.notes ?? {};
      expect(await notesOn(world, id)).toEqual(
        Object.fromEntries(
          Object.entries(notes).map(([line, all]) => [line, all.map((each) => expect.stringContaining(each))]),
        ),
      );
      const done = await run(world, id);
      const count = Object.keys(expected.accounts).length;
      expect(done).toMatchObject({ status: 'DONE', addedLines: count, readyLines: 0 });
      for (const [key, account] of Object.entries(expected.accounts))
        expect([key, await stateOf(key)]).toMatchObject([key, account]);
      expect(await importAll(world, contentOf(number))).toMatchObject({ status: 'CHECKED', readyLines: 0 });
    },
  );

  it('two services of one person belong to one client', async () => {
    const [one, other] = [await accountOf('FT-1501'), await accountOf('FT-1502')];
    expect(one?.clientId).toBeTruthy();
    expect(other?.clientId).toBe(one?.clientId);
  });

  it('dates that contradict each other are read in the chosen order', async () => {
    const { id, mapping } = await upload(world, contentOf('25'));
    await callImports(world, `imports/${id}/map`, { mapping, dateOrder: 'DMY' });
    await check(world, id);
    const notes = await notesOn(world, id);
    expect(notes[2]).toEqual([expect.stringContaining('"12/15/2026" is not a date')]);
    expect([notes[3], notes[4], notes[10]]).toEqual([undefined, undefined, undefined]);
  });

  it('a suspended customer can be resumed', async () => {
    const account = await accountOf('FT-2302');
    const path = `accounts/${account?.id}`;
    expect((await asClerk<Refused>(world, 'admin', 'PUT', path, { status: 'ACTIVE' })).status).toBe(200);
    const [term] = await store().find(subscriptions, { where: [{ path: 'accountId', in: [account?.id ?? ''] }] });
    // It begins when the network has switched the line on.
    expect(term).toMatchObject({ status: 'CREATED', pausedWithAccount: false });
  });

  it('an ONU in stock is found in the other notation, and gets its management ID', async () => {
    const stock = { serialNumber: '48575443EE000001', model: 'HG8145V5' };
    const { id } = await store().transaction((tx) => createRecord(tx, devices, stock, NOW));
    const managementId = '00259E-HG8145V5-48575443EE000001';
    await importAll(
      world,
      `Account no,Name,Phone,ONU serial,Management ID\nFT-1,Ruth Auma,0772199001,hwtc-ee000001,${managementId}\n` +
        'FT-2,Paul Okot,0772199002,HWTCEE000002,00259E-HG8145V5-48575443EE000002\n',
    );
    const account = await accountOf('FT-1');
    expect(await store().get(devices, id)).toMatchObject({ accountId: account?.id, managementId, state: 'INSTALLED' });
    expect((await stateOf('FT-2'))?.onu).toBe('HWTCEE000002');
  });
});
