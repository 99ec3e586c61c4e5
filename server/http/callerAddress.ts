import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type Address, addressFrom, type Network, networkAround } from '../base/networks';

type Bindings = Partial<HttpBindings> | undefined;

/**
 * Where a call comes from: an IPv4 address, or the /64 of an IPv6 one, which is what one household is given. It is who has
 * connected or, as long as that is one of `proxies`, whom that one has named last in X-Forwarded-For; what is no IP address
 * there names nobody. Null for a call that came by no connection, from within this process.
 */
export function createCallerAddress(proxies: readonly Network[], log: { warn(message: string): void }) {
  const isProxy = (address: Address) => proxies.some((network) => network.includes(address));
  let warned = false;
  return (c: Context): string | null => {
    const { incoming } = (c.env as Bindings) ?? {};
    if (!incoming) return null;
    let caller = addressFrom(incoming.socket.remoteAddress ?? '');
    // A socket that has broken tells no address any more; its calls are counted together.
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
