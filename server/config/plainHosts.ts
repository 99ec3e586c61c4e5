import { addressFrom } from '../base/networks';
import { type HostList, hostList, NO_HOSTS } from './hostList';

/** Returns the hosts in PLAIN_HOSTS, which production may reach without TLS; none if it is missing or invalid. */
export function plainHostsOf(list: string | undefined): HostList {
  const parsed = list ? hostList.safeParse(list) : null;
  return parsed?.success ? parsed.data : NO_HOSTS;
}

/** Returns whether production may reach an address without TLS: it is on this machine, or its host is listed. */
export function mayBePlain(url: string, { names, networks }: HostList): boolean {
  const host = (URL.canParse(url) ? new URL(url).hostname : '').toLowerCase().replace(/^\[|\]$/g, '');
  const address = addressFrom(host);
  if (!address) return host === 'localhost' || names.includes(host);
  return address.range() === 'loopback' || networks.some((network) => network.includes(address));
}

/** Returns a mail server's address with the option to send nothing before the connection is encrypted. */
export function withTls(url: string): string {
  const address = new URL(url);
  if (address.protocol === 'smtp:') address.searchParams.set('requireTLS', 'true');
  return address.href;
}
