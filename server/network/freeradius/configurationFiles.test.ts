import { expect, it } from 'vitest';
import { configurationFiles } from './configurationFiles';
import { radiusConninfo, roleStatements } from './radiusRole';

const listening = { address: '*', port: 1812, folder: '/etc/kitara/radius', spool: '/var/spool/kitara-radius' };
const nas = { name: 'kla-ntinda-1', address: '10.20.1.1', vendor: 'MIKROTIK', secret: 'abc#def' } as const;
const APP_SECRET = 'the secret of this server';

it('gives each instance two ports of its own', () => {
  const files = configurationFiles([], '', listening);
  expect(files['first.conf']).toMatch(/auth_port = 1812\nacct_port = 1813\n/);
  expect(files['second.conf']).toMatch(/auth_port = 1814\nacct_port = 1815\n/);
});

it('names each NAS with its vendor, and requires signed packets', () =>
  expect(configurationFiles([nas], '', listening)['clients.conf']).toBe(`client kla-ntinda-1 {
	ipaddr = 10.20.1.1
	secret = "abc#def"
	require_message_authenticator = yes
	vendor = MIKROTIK
}
`));

it.each([
  ['postgres://app:pw@db.example/kitara', "host='db.example' port='5432' dbname='kitara' user='kitara_radius'"],
  ['postgres://app:pw@one,two:5433/kitara', "host='one,two' port='5432,5433' dbname='kitara' user='kitara_radius'"],
  ['postgres://app:pw@localhost/db?host=/run/pg', "host='/run/pg' port='5432' dbname='db' user='kitara_radius'"],
  ['postgres://app:pw@[::1]:6432/db?sslmode=require', "host='::1' port='6432' dbname='db' user='kitara_radius'"],
])('connects to %s as its own role', (url, start) => {
  const conninfo = radiusConninfo(url, APP_SECRET);
  expect(conninfo.startsWith(start)).toBe(true);
  expect(conninfo).not.toContain('pw');
  expect(conninfo.includes("sslmode='require'")).toBe(url.includes('sslmode'));
  expect(conninfo).toMatch(/options='-c kitara\.radius_key=[0-9a-f]{64}'$/);
});

it('refuses a database whose name would end the text in the file', () =>
  expect(() => radiusConninfo("postgres://app:pw@db.example/ki'tara", APP_SECRET)).toThrow('may not contain quotes'));

it('gives the role the same password each time, and another one with another APP_SECRET', () => {
  expect(roleStatements(APP_SECRET)).toEqual(roleStatements(APP_SECRET));
  expect(roleStatements(APP_SECRET)).not.toEqual(roleStatements('another secret'));
});
