import type { Context } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { networkFrom } from '../base/networks';
import { createCallerAddress } from './callerAddress';

const call = (remoteAddress: string | undefined | null, forwarded?: string) =>
  ({
    env: remoteAddress === null ? {} : { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  }) as unknown as Context;

const quiet = { warn: () => undefined };
const behind = (...proxies: string[]) =>
  createCallerAddress(
    proxies.map(networkFrom).filter((network) => network !== null),
    quiet,
  );

describe('without proxies', () => {
  it.each([
    ['no connection', null, '203.0.113.7', null],
    ['a connection that broke', undefined, '203.0.113.7', 'unknown'],
    ['a caller who names another address', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
    ['a private network, as of a provider’s own customers', '100.64.3.2', '203.0.113.7', '100.64.3.2'],
    ['this machine', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['IPv4 by a mapped address', '::ffff:198.51.100.4', undefined, '198.51.100.4'],
    ['IPv6, counted by its /64', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['its neighbour in the same /64', '2001:db8:1:2::9', undefined, '2001:db8:1:2::/64'],
    ['the next /64', '2001:db8:1:3::9', undefined, '2001:db8:1:3::/64'],
  ])('%s', (_title, connected, forwarded, address) => {
    expect(behind()(call(connected, forwarded))).toBe(address);
  });
});

describe('behind 10.0.0.0/8 and ::1', () => {
  it.each([
    ['names the caller', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['names them with a port', '10.0.0.2', '203.0.113.7:50412', '203.0.113.7'],
    ['names them by IPv6', '10.0.0.2', '2001:db8::7', '2001:db8:0:0::/64'],
    ['names them by IPv6 with a port', '10.0.0.2', '[2001:db8::7]:443', '2001:db8:0:0::/64'],
    ['names them with a zone', '::1', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['is connected by a mapped address', '::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['was called by one who names another', '10.0.0.2', '8.8.8.8, 203.0.113.7', '203.0.113.7'],
    ['stands behind another proxy', '::1', '8.8.8.8, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['names nobody', '10.0.0.2', undefined, '10.0.0.2'],
    ['names an empty text', '10.0.0.2', '', '10.0.0.2'],
    ['names what is no address', '10.0.0.2', '203.0.113.7, junk-1', '10.0.0.2'],
    ['names a number that is no address', '10.0.0.2', '134744072', '10.0.0.2'],
    ['names proxies only', '10.0.0.2', '10.0.0.9', '10.0.0.9'],
  ])('a proxy that %s', (_title, connected, forwarded, address) => {
    expect(behind('10.0.0.0/8', '::1')(call(connected, forwarded))).toBe(address);
  });

  it('another caller cannot name a false address', () => {
    expect(behind('10.0.0.0/8', '::1')(call('11.0.0.2', '203.0.113.7'))).toBe('11.0.0.2');
    expect(behind('10.0.0.0/8', '::1')(call('::2', '203.0.113.7'))).toBe('0:0:0:0::/64');
  });
});

it('an undeclared proxy is reported once', () => {
  const log = { warn: vi.fn() };
  const addressOf = createCallerAddress([], log);
  addressOf(call('8.8.4.4', '203.0.113.7'));
  addressOf(call('10.0.0.2'));
  addressOf(call('10.0.0.2', ''));
  expect(log.warn).not.toHaveBeenCalled();
  addressOf(call('10.0.0.2', '203.0.113.7'));
  addressOf(call('10.0.0.2', '203.0.113.8'));
  expect(log.warn).toHaveBeenCalledOnce();
});

it.each(['10.0.0.0/33', '::1/129', '10.0.0', 'proxy.internal', '10.0.0.0/', '', '300.1.1.1'])(
  '%j is not a network',
  (text) => {
    expect(networkFrom(text)).toBeNull();
  },
);
