import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { sealLineSecret } from '../../server/network/lineSecret';
import { packetFrom } from '../../server/network/rules/accountingPacket';
import { readDetail } from '../../server/network/rules/detailFile';
import { sealSharedSecret } from '../../server/network/sharedSecret';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import { type Database, openDatabase } from '../../server/store/Database';
import { throwAwayCluster } from '../support/throwAwayCluster';
import { until } from '../support/until';
import { lacking, radclient, startFreeRadius } from './freeradius';
import { msChap2 } from './msChap2';
import { type Line, PAID, storeLines, UNPAID } from './storeLines';

const APP_SECRET = 'the secret of this server';
const PASSWORD = 'abcdefgh23456789abcd';
const SHARED = 'the-routers-secret';
const REFUSED = { ...UNPAID, policy: 'REFUSE', reason: 'LINE_TERMINATED' } as const;
const LINES: Line[] = [
  { ...PAID, username: '+256772123456', left: 3_600_000, staticAddress: '102.34.56.78' },
  { ...UNPAID, username: 'unpaid' },
  { ...UNPAID, username: 'suspended', reason: 'ACCOUNT_SUSPENDED' },
  { ...REFUSED, username: 'terminated' },
  { ...PAID, username: 'ending', left: 3_600_000 },
  { ...PAID, username: 'strange' },
  { ...PAID, username: 'never-seen' },
];
const RATE = '10M/20M 10M/40M 10M/20M 16/16';
/** The source addresses of the routers. */
const [MIKROTIK, HUAWEI, DISABLED] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];

describe.skipIf(lacking)(`FreeRADIUS${lacking ? ` (skipped: ${lacking})` : ''}`, () => {
  let cluster: Awaited<ReturnType<typeof throwAwayCluster>>;
  let database: Database;
  let radius: Awaited<ReturnType<typeof startFreeRadius>>;
  let isOpen = false;
  const closeDatabase = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  beforeAll(async () => {
    cluster = await throwAwayCluster();
    database = openDatabase(cluster.url, 4);
    isOpen = true;
    const store = await prepareStore(database, false, new Date());
    const nas = (name: string, address: string, more: object) => {
      const sealedSecret = sealSharedSecret(APP_SECRET, name, SHARED);
      return createRecord(store, networkAccessServers, { name, address, sealedSecret, ...more }, new Date());
    };
    await nas('mikrotik', MIKROTIK, { vendor: 'MIKROTIK', status: 'ACTIVE' });
    await nas('huawei', HUAWEI, { vendor: 'HUAWEI', status: 'ACTIVE' });
    await nas('disabled', DISABLED, { vendor: 'MIKROTIK', status: 'DISABLED' });
    await nas('strange', '127.0.0.4', { vendor: 'MIKROTIK', status: 'ACTIVE', sealedSecret: 'demo' });
    const lines = LINES.map((line) => ({
      ...line,
      sealedSecret: line.username === 'strange' ? 'demo' : sealLineSecret(APP_SECRET, line.username, PASSWORD),
    }));
    await database.transaction((sql) => storeLines(sql, lines));
    radius = await startFreeRadius(database, cluster.url, APP_SECRET);
  }, 60_000);
  afterAll(async () => {
    await radius?.stop();
    await closeDatabase();
    await cluster?.stop();
  });

  const send = (attributes: readonly string[], { from = MIKROTIK, instance = 0, secret = SHARED } = {}) =>
    radclient({ port: radius.port + 2 * instance, secret }, [
      ...attributes,
      `Packet-Src-IP-Address = ${from}`,
      'Message-Authenticator = 0x00',
    ]);
  const name = (username: string) => `User-Name = "${username}"`;
  const pap = (username: string, password = PASSWORD) => [name(username), `User-Password = "${password}"`];
  const chap = (username: string, password = PASSWORD) => [name(username), `CHAP-Password = "${password}"`];
  const msChap = (username: string, password = PASSWORD) => [name(username), ...msChap2(username, password)];
  const PAID_LINE = '+256772123456';

  it('accepts the generated configuration, and says what is left out', () => {
    expect(radius.said).toEqual([
      `${radius.folder} is written: two instances for 2 NAS.`,
      'Left out, because the shared secret cannot be opened (give it a new one): strange.',
      '1 access lines get no answer, because their secret cannot be opened: give each a new one.',
      'FreeRADIUS accepts the configuration. Restart one instance after the other.',
    ]);
  });

  it('writes files that only their owner and group may read, and the same ones again', async () => {
    const read = () =>
      readdirSync(radius.folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [[entry.name, readFileSync(join(radius.folder, entry.name), 'utf8')]] : [],
      );
    const before = read();
    expect(before.map(([file]) => file).sort()).toEqual(
      ['access_reject', 'clients.conf', 'database.conf', 'first.conf', 'radiusd.conf', 'second.conf'].sort(),
    );
    for (const [file = ''] of before)
      expect((statSync(join(radius.folder, file)).mode & 0o777).toString(8)).toBe('640');
    await radius.configure();
    expect(read()).toEqual(before);
  });

  it.each([
    ['PAP', pap],
    ['CHAP', chap],
    ['MS-CHAPv2', msChap],
  ])('lets in a paid line with its speed by %s, on both instances, and rejects another password', async (_, by) => {
    for (const instance of [0, 1]) {
      const { result, attributes } = await send(by(PAID_LINE), { instance });
      expect(result).toBe('ACCEPT');
      expect(attributes).toMatchObject({
        'Mikrotik-Rate-Limit': RATE,
        'Framed-IP-Address': '102.34.56.78',
        'Acct-Interim-Interval': '300',
        'Message-Authenticator': expect.stringMatching(/^0x[0-9a-f]{32}$/),
      });
      expect(Number(attributes['Session-Timeout'])).toBeGreaterThan(3_500);
      expect(Number(attributes['Session-Timeout'])).toBeLessThanOrEqual(3_600);
    }
    const wrong = await send(by(PAID_LINE, 'wrong'));
    expect(wrong.result).toBe('REJECT');
    expect(Object.keys(wrong.attributes).filter((each) => each !== 'MS-CHAP-Error')).toEqual(['Message-Authenticator']);
  });

  it.each(['unpaid', 'suspended'])(
    'lets in a line that is %s with the pay-only list and no speed',
    async (username) => {
      const { result, attributes } = await send(chap(username));
      expect(result).toBe('ACCEPT');
      expect(attributes['Mikrotik-Address-List']).toBe('kitara-unpaid');
      expect(attributes['Mikrotik-Rate-Limit']).toBeUndefined();
      expect((await send(chap(username, 'wrong'))).result).toBe('REJECT');
    },
  );

  it.each([
    ['terminated', 'REJECT'],
    ['unknown', 'REJECT'],
    ["' OR 1=1 --", 'REJECT'],
    ['strange', 'SILENCE'],
  ])('answers a line that is %s with %s', async (username, result) =>
    expect((await send(pap(username))).result).toBe(result),
  );

  it('gives each router the attributes of its vendor', async () => {
    const { attributes } = await send(pap(PAID_LINE), { from: HUAWEI });
    expect(attributes).toMatchObject({
      'Huawei-Input-Average-Rate': '10000000',
      'Huawei-Output-Average-Rate': '20000000',
    });
    expect(attributes['Mikrotik-Rate-Limit']).toBeUndefined();
  });

  it('does not answer a disabled or unknown router, a wrong shared secret, or a packet that is not signed', async () => {
    const unsigned = radclient({ port: radius.port, secret: SHARED }, [
      ...pap(PAID_LINE),
      `Packet-Src-IP-Address = ${MIKROTIK}`,
    ]);
    const results = await Promise.all([
      send(pap(PAID_LINE), { from: DISABLED }),
      send(pap(PAID_LINE), { from: '127.0.0.9' }),
      send(pap(PAID_LINE), { secret: 'not-the-routers-secret' }),
      unsigned,
    ]);
    expect(results.map(({ result }) => result)).toEqual(['SILENCE', 'SILENCE', 'SILENCE', 'SILENCE']);
  });

  it('shows a line whose subscription ended the pay-only list at its next login', async () => {
    expect((await send(pap('ending'))).attributes['Mikrotik-Rate-Limit']).toBe(RATE);
    await database.query("UPDATE access_lines SET valid_until = now() + interval '1 s' WHERE username = 'ending'");
    expect(Number((await send(pap('ending'))).attributes['Session-Timeout'])).toBe(1);
    await until('the end of the subscription', async () => {
      const { result, attributes } = await send(pap('ending'));
      expect(result).toBe('ACCEPT');
      return attributes['Mikrotik-Address-List'] === 'kitara-unpaid';
    });
  });

  it('keeps accounting packets in the spool, and answers once they are there', async () => {
    const start = [name(PAID_LINE), 'Acct-Status-Type = Start', 'Acct-Session-Id = "s1"', 'NAS-IP-Address = 10.0.0.1'];
    const { result } = await radclient({ port: radius.port + 1, secret: SHARED, type: 'acct' }, start);
    expect(result).toBe('ACCOUNTED');
    const [file = ''] = readdirSync(join(radius.folder, 'spool'));
    expect(file).toMatch(/^detail-\d{8}:\d\d$/);
    const { records } = readDetail(readFileSync(join(radius.folder, 'spool', file)), true);
    expect(records.map(packetFrom)).toMatchObject([
      // The address that the packet came from, not the one that it names.
      { type: 'STARTED', nasAddress: '127.0.0.1', sessionId: 's1', username: PAID_LINE },
    ]);
  });

  it('lets its role read the two views and nothing else', async () => {
    const conninfo = /radius_db = "(.*)"/.exec(readFileSync(join(radius.folder, 'database.conf'), 'utf8'))?.[1] ?? '';
    const own = new URL(cluster.url);
    own.username = 'kitara_radius';
    own.password = /password='([^']*)'/.exec(conninfo)?.[1] ?? '';
    const role = openDatabase(own.href, 2);
    try {
      const readable = await role.query(
        `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') AND c.relkind IN ('r', 'v', 'm', 'p', 'S', 'f')
           AND (has_any_column_privilege(c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
             OR has_table_privilege(c.oid, 'DELETE, TRUNCATE, TRIGGER')) ORDER BY 1`,
      );
      expect(readable.map((row) => row.name)).toEqual(['radius.radcheck_v', 'radius.radreply_v']);
      await expect(role.query('SELECT * FROM access_lines')).rejects.toThrow('permission denied');
      await expect(role.query('CREATE TABLE radius.own (id int)')).rejects.toThrow();
      const [rights] = await role.query(
        `SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication FROM pg_roles WHERE rolname = current_user`,
      );
      expect(Object.values(rights ?? {})).toEqual([false, false, false, false, false]);
      // Without the key, it sees no password either.
      expect(await role.query(`SELECT * FROM radius.radcheck_v WHERE attribute = 'Cleartext-Password'`)).toEqual([]);
    } finally {
      await role.close();
    }
  });

  /** Asks for known lines with the right and a wrong password, and for a line that was never seen. */
  const withoutDatabase = async () => {
    const asked = [
      pap(PAID_LINE),
      chap('unpaid'),
      pap(PAID_LINE, 'wrong'),
      pap('terminated'),
      pap('never-seen'),
      pap('nobody'),
    ];
    const replies = await Promise.all(asked.map((each) => send(each)));
    expect(replies.map(({ result }) => result)).toEqual(['ACCEPT', 'ACCEPT', 'REJECT', 'REJECT', 'SILENCE', 'SILENCE']);
    const [paid, unpaid] = replies;
    expect(paid?.attributes).toMatchObject({
      'Mikrotik-Rate-Limit': RATE,
      'Framed-IP-Address': '102.34.56.78',
      'Session-Timeout': '3600',
    });
    expect(unpaid?.attributes['Mikrotik-Address-List']).toBe('kitara-unpaid');
  };

  it('gives its last answers while the table is locked, and rejects nobody for it', async () => {
    await database.transaction(async (sql) => {
      await sql.query('LOCK TABLE access_lines IN ACCESS EXCLUSIVE MODE');
      await withoutDatabase();
    });
    expect((await send(pap(PAID_LINE))).result).toBe('ACCEPT');
  });

  it('gives its last answers while PostgreSQL is stopped, and rejects nobody for it', async () => {
    await closeDatabase();
    await cluster.close();
    await withoutDatabase();
  });
});
