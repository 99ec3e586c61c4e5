import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { callerAddress } from './callerAddress';

const call = (remoteAddress: string | null, forwarded?: string) =>
  ({
    env: remoteAddress ? { incoming: { socket: { remoteAddress } } } : {},
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  }) as unknown as Context;

it.each([
  ['nobody has connected', null, '203.0.113.7', null],
  ['a stranger who names somebody else', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
  ['a stranger by IPv6', '2001:db8::7', '203.0.113.7', '2001:db8::7'],
  ['a neighbour without a proxy', '192.168.1.4', undefined, '192.168.1.4'],
  ['a proxy', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['a proxy, by a mapped address', '::ffff:172.20.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy on this machine, called by somebody who names another', '::1', '8.8.8.8, 203.0.113.7', '203.0.113.7'],
])('%s', (_title, connected, forwarded, address) => {
  expect(callerAddress(call(connected, forwarded))).toBe(address);
});
