import { lookup } from 'node:dns/promises';
import { addressFrom, type IpAddress, networkFrom } from '../base/networks';
import type { Config } from '../config/config';

/** A webhook's resolved destination: every address has been checked, and no other may be connected to. */
export interface Destination {
  url: URL;
  addresses: readonly string[];
}

/** The reason why a webhook must not lead somewhere. Its message continues a sentence that begins with the field's name. */
export class DestinationRefused extends Error {}

/** Returns the addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;
const byDns: ResolveHost = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

type Settings = Pick<Config, 'production' | 'webhookHosts'>;

/**
 * Resolves the destination of an address. Throws a DestinationRefused if any address of its host is not on the internet, unless
 * the settings list the host. Plain http may lead only to this machine, if the settings list it, and never in production.
 */
export async function destinationOf(
  text: string,
  { webhookHosts, production }: Settings,
  resolve: ResolveHost = byDns,
): Promise<Destination> {
  const url = urlOf(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = addressFrom(host);
  const isListed = webhookHosts.names.includes(host);
  if (!(literal || isListed || /^[^.]+(\.[^.]+)+$/.test(host)))
    throw new DestinationRefused('must name a host on the internet');
  const found = literal ? [host] : await resolve(host).catch(() => []);
  const addresses = found.map(addressFrom);
  if (addresses.length === 0) throw new DestinationRefused('leads to a host that cannot be found');
  const isAllowed = (address: IpAddress | null) =>
    address !== null &&
    (isListed || webhookHosts.networks.some((network) => network.includes(address)) || isPublic(address));
  if (!addresses.every(isAllowed)) throw new DestinationRefused('must lead to a public address of the internet');
  const isHere = addresses.every((address) => address?.range() === 'loopback');
  if (url.protocol === 'http:' && (production || !isHere)) throw new DestinationRefused('must begin with https://');
  return { url, addresses: found };
}

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new DestinationRefused('must be an address such as https://example.com/hook');
  if (url.username || url.password) throw new DestinationRefused('must not hold a user name or password');
  if (url.hash) throw new DestinationRefused('must not hold a part behind #');
  // Lower ports are those of mail, names, files and the like, whose servers could take a request for commands of their own.
  if (url.port !== '' && Number(url.port) < 1_024) throw new DestinationRefused('must use port 443 or one above 1023');
  return url;
}

/** An address of Azure that answers only its own virtual machines, although it counts as public. */
const HOST_SERVICES = ['168.63.129.16'];
const GIVEN_OUT = networkFrom('2000::/3');

/**
 * Returns whether an address is on the internet: not private, local, link-local, shared or reserved, and not a tunnel to such an
 * address.
 */
function isPublic(address: IpAddress): boolean {
  // For IPv6, all addresses that have been allocated so far. Others may contain an IPv4 address.
  const isGivenOut = address.kind() === 'ipv4' || GIVEN_OUT?.includes(address) === true;
  return isGivenOut && address.range() === 'unicast' && !HOST_SERVICES.includes(address.toString());
}
