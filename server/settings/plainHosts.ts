import { addressFrom } from '../http/networks';
import { type HostList, hostList, NO_HOSTS } from './hostList';

/** The hosts that production may reach without TLS, as PLAIN_HOSTS lists them; none where it is left out or faulty. */
export function plainHostsOf(list: string | undefined): HostList {
  const parsed = list ? hostList.safeParse(list) : null;
  return parsed?.success ? parsed.data : NO_HOSTS;
}

/** Whether what is sent to an address without TLS stays on this machine, or goes to a host that is listed. */
export function mayBePlain(url: string, { names, networks }: HostList): boolean {
  const host = (URL.canParse(url) ? new URL(url).hostname : '').toLowerCase().replace(/^\[|\]$/g, '');
  const address = addressFrom(host);
  if (!address) return host === 'localhost' || names.includes(host);
  return address.range() === 'loopback' || networks.some((network) => network.includes(address));
}

/** A mail server's address with which nothing is sent before the connection is encrypted. */
export function withTls(url: string): string {
  const address = new URL(url);
  if (address.protocol === 'smtp:') address.searchParams.set('requireTLS', 'true');
  return address.href;
}
