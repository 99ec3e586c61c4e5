import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** A single address, or all addresses with the same first bits. */
export interface Network {
  includes(address: IpAddress): boolean;
}

/**
 * Returns the address in a text, with or without a port, brackets or a zone, or null for anything else. Mapped IPv4 becomes IPv4.
 */
export function addressFrom(text: string): IpAddress | null {
  const trimmed = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const [address = ''] = bare.split('%');
  return isIP(address) ? ipaddr.process(address) : null;
}

/** Returns the network for `10.0.0.2` or `10.0.0.0/8`, or null for anything else. */
export function networkFrom(text: string): Network | null {
  const [, base = text, bits] = /^(.+)\/(\d+)$/.exec(text) ?? [];
  if (!isIP(base)) return null;
  const address = bits === undefined ? ipaddr.process(base) : ipaddr.parse(base);
  const most = address.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (length > most) return null;
  return { includes: (other) => other.kind() === address.kind() && other.match(address, length) };
}

/** Returns the /48 around a caller's /64, the most that a provider gives one customer, or null for an IPv4 address. */
export function siteAround(network: string): string | null {
  if (!network.endsWith('::/64')) return null;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** Returns the unit by which callers are counted: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkAround(address: IpAddress): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
