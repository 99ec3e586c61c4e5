import { BlockList, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Networks of our own, where a proxy may stand (RFC 1918, 4193, 6598, loopback and link-local). */
const OWN = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN.addSubnet(network, bits, 'ipv6');

/**
 * Where a call comes from: who has connected, or, where that is a proxy in a network of ours, whom the proxy has last named.
 * Null without a socket.
 */
export function callerAddress(c: Context): string | null {
  const connected = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  if (!connected) return null;
  if (!OWN.check(connected, isIPv6(connected) ? 'ipv6' : 'ipv4')) return connected;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || connected;
}
