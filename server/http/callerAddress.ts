import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { addressFrom, type IpAddress, type Network, networkAround } from '../base/networks';

type Bindings = Partial<HttpBindings> | undefined;

/**
 * Returns a function that finds a caller's address: an IPv4 address, or the /64 of an IPv6 address, which is what one household
 * is given. It is the address that connected or, as long as that is one of `proxies`, the last one that this proxy names in
 * X-Forwarded-For. Texts there that are not IP addresses are ignored. Null if the call came without a connection, from within
 * this process.
 */
export function createCallerAddress(proxies: readonly Network[], log: { warn(message: string): void }) {
  const isProxy = (address: IpAddress) => proxies.some((network) => network.includes(address));
  let warned = false;
  return (c: Context): string | null => {
    const { incoming } = (c.env as Bindings) ?? {};
    if (!incoming) return null;
    let caller = addressFrom(incoming.socket.remoteAddress ?? '');
    // A broken socket has no address any more; such calls are counted together.
    if (!caller) return 'unknown';
    const named = c.req.header('x-forwarded-for')?.split(',').map(addressFrom) ?? [];
    if (!warned && named.some(Boolean) && !isProxy(caller) && caller.range() !== 'unicast') {
      warned = true;
      log.warn('X-Forwarded-For of a local address is ignored; if it is your proxy, name it in TRUSTED_PROXIES.');
    }
    while (isProxy(caller)) {
      const next = named.pop();
      if (!next) break;
      caller = next;
    }
    return networkAround(caller);
  };
}
