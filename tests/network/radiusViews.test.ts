import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAS_VENDORS } from '../../contract/network/networkAccessServers';
import { lineSecretKey, sealLineSecret } from '../../server/network/lineSecret';
import type { DesiredAccess } from '../../server/network/rules/desiredAccess';
import { speedAttributes } from '../../server/network/rules/speedAttributes';
import type { Database, Sql } from '../../server/store/Database';
import { openMigratedDatabase } from '../support/databases';
import { History, HOUR, steps } from './accessHistory';
import { type Line, PAID, storeLines, UNPAID } from './storeLines';

const APP_SECRET = 'the secret of a server';
let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database?.close());

/** Stores lines without their accounts, reads, and undoes everything. Within it, the database's clock stands still. */
async function withLines<T>(lines: readonly Line[], read: (sql: Sql) => Promise<T>): Promise<T> {
  let result: { value: T } | null = null;
  const undo = new Error('undone');
  await database
    .transaction(async (sql) => {
      await storeLines(sql, lines);
      result = { value: await read(sql) };
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return (result as unknown as { value: T }).value;
}

const withKey = (sql: Sql, secret: string) =>
  sql.query(`SET LOCAL kitara.radius_key = '${lineSecretKey(secret).toString('hex')}'`);

const checks = (sql: Sql) =>
  sql.query('SELECT username, attribute, op, value FROM radius.radcheck_v ORDER BY username, id');

/** Returns the reply items of the line `line` for a vendor's NAS, by attribute. */
async function reply(line: Partial<Line>, vendor = 'MIKROTIK'): Promise<Record<string, unknown>> {
  const select = 'SELECT attribute, value FROM radius.radreply_v WHERE username = $1 AND vendor = $2 ORDER BY id';
  const items = await withLines([{ ...PAID, username: 'line', ...line }], (sql) => sql.query(select, ['line', vendor]));
  return Object.fromEntries(items.map(({ attribute, value }) => [String(attribute), value]));
}

describe('radcheck_v', () => {
  const sealed = (username: string) => sealLineSecret(APP_SECRET, username, 'abcdefgh23456789abcd');
  const lines: Line[] = [
    { ...PAID, username: 'copied', sealedSecret: sealed('kept') },
    { ...PAID, username: 'foreign', sealedSecret: sealLineSecret('another secret', 'foreign', 'abcdefgh23456789abcd') },
    { ...PAID, username: 'kept', sealedSecret: sealed('kept') },
    { ...PAID, username: 'refused', policy: 'REFUSE', reason: 'LINE_TERMINATED', sealedSecret: sealed('refused') },
    { ...PAID, username: 'strange', sealedSecret: 'demo' },
  ];
  const SILENT = { attribute: 'Response-Packet-Type', op: ':=', value: 'Do-Not-Respond' };
  const password = { attribute: 'Cleartext-Password', op: ':=', value: 'abcdefgh23456789abcd' };
  const reject = { attribute: 'Auth-Type', op: ':=', value: 'Reject' };

  it('opens the secrets that were sealed for their own line, and keeps silent about the others', async () => {
    const items = await withLines(lines, async (sql) => {
      await withKey(sql, APP_SECRET);
      return checks(sql);
    });
    expect(items).toEqual([
      { username: 'copied', ...SILENT },
      { username: 'foreign', ...SILENT },
      { username: 'kept', ...password },
      { username: 'refused', ...password },
      { username: 'refused', ...reject },
      { username: 'strange', ...SILENT },
    ]);
  });

  it.each([
    ['no', async () => undefined],
    ['an empty', (sql: Sql) => sql.query(`SET LOCAL kitara.radius_key = ''`)],
    ['another', (sql: Sql) => withKey(sql, 'another key')],
  ])('shows no password to a connection with %s key', async (_, begin) => {
    const items = await withLines(lines, async (sql) => {
      await begin(sql);
      return checks(sql);
    });
    expect(items.filter(({ attribute }) => attribute === 'Cleartext-Password')).toEqual([]);
    expect(items.filter(({ value }) => value === 'Do-Not-Respond')).toHaveLength(lines.length);
  });
});

describe('radreply_v', () => {
  it('gives a paid line the speeds of its package in the attributes of each vendor', async () => {
    const paid = { downloadMbps: 30, uploadMbps: 10, burstDownloadMbps: null };
    const common = { 'Acct-Interim-Interval': '300' };
    expect(await reply(paid)).toEqual({ ...common, 'Mikrotik-Rate-Limit': '10M/30M' });
    expect(await reply(paid, 'HUAWEI')).toEqual({
      ...common,
      'Huawei-Input-Average-Rate': '10000000',
      'Huawei-Output-Average-Rate': '30000000',
    });
    expect(await reply(paid, 'CISCO')).toEqual({
      ...common,
      'Cisco-Policy-Up': 'kitara-up-10M',
      'Cisco-Policy-Down': 'kitara-down-30M',
    });
    expect(await reply(paid, 'OTHER')).toEqual({
      ...common,
      'WISPr-Bandwidth-Max-Up': '10000000',
      'WISPr-Bandwidth-Max-Down': '30000000',
    });
  });

  it('adds bursts where the vendor has them', async () => {
    expect(await reply({})).toMatchObject({ 'Mikrotik-Rate-Limit': '10M/20M 10M/40M 10M/20M 16/16' });
    expect(await reply({}, 'HUAWEI')).toMatchObject({
      'Huawei-Input-Peak-Rate': '10000000',
      'Huawei-Output-Peak-Rate': '40000000',
    });
  });

  it.each([
    [4_294, '4294000000'],
    [4_295, '4294967295'],
    [100_000, '4294967295'],
  ])('keeps %i Mbit/s within the 32 bits of an attribute', async (uploadMbps, bits) => {
    const fast = { uploadMbps, burstDownloadMbps: null };
    expect(await reply(fast, 'HUAWEI')).toMatchObject({ 'Huawei-Input-Average-Rate': bits });
  });

  it.each(['PAY_ONLY', 'REFUSE'] as const)('gives a line that is %s the pay-only list and no speed', async (policy) => {
    const list = (vendor: string) => reply({ ...UNPAID, policy }, vendor);
    const common = { 'Acct-Interim-Interval': '300' };
    expect(await list('MIKROTIK')).toEqual({ ...common, 'Mikrotik-Address-List': 'kitara-unpaid' });
    expect(await list('HUAWEI')).toEqual({ ...common, 'Huawei-Policy-Name': 'kitara-unpaid' });
    expect(await list('CISCO')).toEqual({ ...common, 'Filter-Id': 'kitara-unpaid.in' });
    expect(await list('OTHER')).toEqual({ ...common, 'Filter-Id': 'kitara-unpaid' });
  });

  it.each([
    [-1, undefined],
    [0, undefined],
    [1, '1'],
    [999, '1'],
    [1_000, '1'],
    [1_001, '2'],
    [90_000, '90'],
  ])('ends a session that has %i ms left after %s seconds', async (left, seconds) => {
    const items = await reply({ left });
    expect(items['Session-Timeout']).toBe(seconds);
    expect('Mikrotik-Address-List' in items).toBe(seconds === undefined);
  });

  it('gives a line its static address, paid or not', async () => {
    const address = { 'Framed-IP-Address': '102.34.56.78' };
    expect(await reply({ staticAddress: '102.34.56.78' })).toMatchObject(address);
    expect(await reply({ ...UNPAID, staticAddress: '102.34.56.78' })).toMatchObject(address);
  });

  it('agrees with the rule at every moment of any history', async () => {
    const lines: Line[] = [];
    const due = new Map<string, boolean>();
    const collect = (history: History, stored: DesiredAccess, moment: Date) => {
      const username = `line-${lines.length}`;
      const left = stored.validUntil ? Date.parse(stored.validUntil) - moment.getTime() : null;
      lines.push({ ...stored, username, left });
      due.set(username, history.isDueAccess(moment));
      expect(history.desired(moment).policy === 'ALLOW').toBe(history.isDueAccess(moment));
    };
    fc.assert(
      fc.property(steps, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 3 }), (actions, shares) => {
        const history = new History();
        for (const step of actions) {
          history.do(step);
          const stored = history.desired();
          const from = history.now.getTime();
          const moments = [0, ...shares.map((share) => Math.floor((step.hours * HOUR * share) / 1_000))];
          const until = stored.validUntil ? Date.parse(stored.validUntil) - from : null;
          if (until !== null && until <= step.hours * HOUR) moments.push(until - 1, until);
          for (const after of moments) collect(history, stored, new Date(from + after));
          history.now = new Date(from + step.hours * HOUR);
        }
      }),
      { seed: 35, numRuns: 120 },
    );
    expect(lines.length).toBeGreaterThan(1_000);
    const rows = await withLines(lines, (sql) =>
      sql.query(
        `SELECT username, NOT bool_or(attribute = 'Mikrotik-Address-List') AS allowed
         FROM radius.radreply_v WHERE vendor = 'MIKROTIK' GROUP BY username`,
      ),
    );
    expect(rows).toHaveLength(lines.length);
    const wrong = rows.filter(({ username, allowed }) => allowed !== due.get(String(username)));
    expect(wrong).toEqual([]);
    expect(new Set(due.values()).size).toBe(2);
  }, 60_000);
});

describe('speedAttributes', () => {
  it.each(NAS_VENDORS)('are for a CoA on %s what the view answers at login', async (vendor) => {
    const mbps = fc.integer({ min: 1, max: 5_000 });
    const burst = fc.option(mbps, { nil: null });
    const speeds = fc.record({
      downloadMbps: mbps,
      uploadMbps: mbps,
      burstDownloadMbps: burst,
      burstUploadMbps: burst,
    });
    await fc.assert(
      fc.asyncProperty(speeds, async (given) => {
        const { 'Acct-Interim-Interval': _, ...answered } = await reply(given, vendor);
        const sent = Object.entries(speedAttributes(vendor, given) ?? {}).map(([name, value]) => [name, String(value)]);
        expect(Object.fromEntries(sent)).toEqual(answered);
      }),
      { seed: 35, numRuns: 15 },
    );
  });

  it('are none without a speed', () => {
    const none = { downloadMbps: 10, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null };
    expect(speedAttributes('MIKROTIK', none)).toBeNull();
  });
});
