import { describe, expect, it } from 'vitest';
import { networkFrom } from '../base/networks';
import { type HostList, NO_HOSTS } from '../config/hostList';
import { destinationOf } from './destination';

const PUBLIC = '93.184.216.34';
/** The addresses to which some names resolve. */
const NAMES: Record<string, string[]> = {
  'hooks.example.com': [PUBLIC, '2606:2800:220:1:248:1893:25c8:1946'],
  'inside.example.com': ['10.0.0.1'],
  'half.example.com': [PUBLIC, '192.168.0.1'],
  'mapped.example.com': ['::ffff:10.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'erp.internal': ['10.20.0.9'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
};
const resolve = async (host: string) => NAMES[host] ?? Promise.reject(new Error('ENOTFOUND'));
const outcome = (text: string, webhookHosts: HostList = NO_HOSTS, production = true) =>
  destinationOf(text, { webhookHosts, production }, resolve).then(
    ({ addresses }) => addresses,
    (fault: Error) => fault.message,
  );

const NOT_PUBLIC = 'must lead to a public address of the internet';
const NO_HOST = 'must name a host on the internet';
const NO_ADDRESS = 'must be an address such as https://example.com/hook';

describe('a webhook', () => {
  it.each(['https://hooks.example.com/hook?a=1', 'https://hooks.example.com:8443/', 'HTTPS://HOOKS.EXAMPLE.COM'])(
    'leads to %s, at the current addresses of its host',
    async (text) => expect(await outcome(text)).toEqual(NAMES['hooks.example.com']),
  );

  it.each([
    ['https://127.0.0.1/', NOT_PUBLIC],
    ['https://127.1/', NOT_PUBLIC],
    ['https://2130706433/', NOT_PUBLIC],
    ['https://0177.0.0.1/', NOT_PUBLIC],
    ['https://0x7f.1/', NOT_PUBLIC],
    ['https://0x7f000001/', NOT_PUBLIC],
    ['https://①②⑦.0.0.1/', NOT_PUBLIC],
    ['https://0.0.0.0/', NOT_PUBLIC],
    ['https://0/', NOT_PUBLIC],
    ['https://10.0.0.1/', NOT_PUBLIC],
    ['https://10.0.0.1./', NOT_PUBLIC],
    ['https://172.16.0.1/', NOT_PUBLIC],
    ['https://172.31.255.255/', NOT_PUBLIC],
    ['https://192.168.1.1/', NOT_PUBLIC],
    ['https://100.64.0.1/', NOT_PUBLIC],
    ['https://100.100.100.200/', NOT_PUBLIC],
    ['https://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
    ['https://168.63.129.16/', NOT_PUBLIC],
    ['https://192.0.0.192/', NOT_PUBLIC],
    ['https://198.18.0.1/', NOT_PUBLIC],
    ['https://203.0.113.5/', NOT_PUBLIC],
    ['https://224.0.0.1/', NOT_PUBLIC],
    ['https://240.0.0.1/', NOT_PUBLIC],
    ['https://255.255.255.255/', NOT_PUBLIC],
    ['https://[::1]/', NOT_PUBLIC],
    ['https://[::]/', NOT_PUBLIC],
    ['https://[::ffff:10.0.0.1]/', NOT_PUBLIC],
    ['https://[::ffff:7f00:1]/', NOT_PUBLIC],
    ['https://[::10.0.0.1]/', NOT_PUBLIC],
    ['https://[fe80::1]/', NOT_PUBLIC],
    ['https://[fc00::1]/', NOT_PUBLIC],
    ['https://[fd00:ec2::254]/', NOT_PUBLIC],
    ['https://[fec0::1]/', NOT_PUBLIC],
    ['https://[ff02::1]/', NOT_PUBLIC],
    ['https://[64:ff9b::a00:1]/', NOT_PUBLIC],
    ['https://[2002:a00:1::]/', NOT_PUBLIC],
    ['https://[2001:0:a00:1::]/', NOT_PUBLIC],
    ['https://[2001:db8::1]/', NOT_PUBLIC],
    ['https://inside.example.com/', NOT_PUBLIC],
    ['https://half.example.com/', NOT_PUBLIC],
    ['https://mapped.example.com/', NOT_PUBLIC],
    ['https://metadata.example.com/', NOT_PUBLIC],
    ['https://erp.internal/', NOT_PUBLIC],
    ['https://localhost/', NO_HOST],
    ['https://localhost./', NO_HOST],
    ['https://hooks.example.com./', NO_HOST],
    ['https://intranet/', NO_HOST],
    ['https://nowhere.example.com/', 'leads to a host that cannot be found'],
    ['https://user@hooks.example.com/', 'must not hold a user name or password'],
    ['https://hooks.example.com:secret@10.0.0.1/', 'must not hold a user name or password'],
    ['https://hooks.example.com:22/', 'must use port 443 or one above 1023'],
    ['https://hooks.example.com:0/', 'must use port 443 or one above 1023'],
    ['https://hooks.example.com:99999/', NO_ADDRESS],
    ['https://hooks.example.com/#part', 'must not hold a part behind #'],
    ['http://hooks.example.com/', 'must begin with https://'],
    ['http://127.0.0.1:8080/', NOT_PUBLIC],
    ['ftp://hooks.example.com/', NO_ADDRESS],
    ['file:///etc/passwd', NO_ADDRESS],
    ['gopher://127.0.0.1:6379/_INFO', NO_ADDRESS],
    ['//hooks.example.com/', NO_ADDRESS],
    ['hooks.example.com', NO_ADDRESS],
    ['https://', NO_ADDRESS],
    ['https://[fe80::1%25eth0]/', NO_ADDRESS],
  ])('does not lead to %s: it %s', async (text, fault) => {
    expect(await outcome(text)).toBe(fault);
  });

  const networks = (...texts: string[]) => texts.map(networkFrom).filter((each) => each !== null);

  it('leads to hosts and networks listed in the settings', async () => {
    const listed = { names: ['localhost'], networks: networks('10.20.0.0/16') };
    expect(await outcome('https://erp.internal/', listed)).toEqual(['10.20.0.9']);
    expect(await outcome('https://10.20.255.1/', listed)).toEqual(['10.20.255.1']);
    expect(await outcome('https://10.21.0.1/', listed)).toBe(NOT_PUBLIC);
    expect(await outcome('https://localhost:8443/', listed)).toEqual(NAMES.localhost);
  });

  it('leads to this machine over plain http if the settings list it, but never in production', async () => {
    const listed = { names: ['localhost'], networks: networks('127.0.0.0/8', '10.20.0.0/16') };
    expect(await outcome('http://127.0.0.1:8080/', listed, false)).toEqual(['127.0.0.1']);
    expect(await outcome('http://localhost:8080/', listed, false)).toEqual(NAMES.localhost);
    expect(await outcome('http://10.20.0.9:8080/', listed, false)).toBe('must begin with https://');
    expect(await outcome('http://127.0.0.1:8080/', NO_HOSTS, false)).toBe(NOT_PUBLIC);
    expect(await outcome('http://127.0.0.1:8080/', listed, true)).toBe('must begin with https://');
  });
});
