import type { Context } from 'hono';
import { Refusal } from '../../contract/api/errors';
import { byVisitor } from '../../resources/language/defineActions';
import { isKnownDevice } from '../access/knownDevices';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import { createCallerAddress } from '../http/callerAddress';
import { createLimiter } from '../limits/createLimiter';
import { isSetupKey } from './setupState';

const LIMITS = byVisitor(30).map((limit) => ({ ...limit, failures: true as const }));

/**
 * Returns a function that decides whether set-up is open to a request: its address has a valid key, and there were not too many
 * invalid ones.
 */
export function openSetupPage(deps: Pick<Deps, 'store' | 'config' | 'now' | 'log'>): (c: Context) => Promise<boolean> {
  const withinLimits = createLimiter(deps, isKnownDevice);
  const addressOf = createCallerAddress(deps.config.trustedProxies, deps.log);
  return async (c) => {
    const incoming: Incoming = {
      ...{ params: {}, query: {}, body: undefined, identity: null, customer: null, device: null },
      address: addressOf(c),
      visitor: null,
      keepDevice: () => undefined,
      header: (name) => c.req.header(name),
    };
    const look = async () => {
      if (!(await isSetupKey(deps.store, c.req.query('key') ?? '', deps.now())))
        throw new Refusal('notFound', 'There is no such page.');
      return true;
    };
    return withinLimits('openSetup', LIMITS, incoming, look).catch((error) => {
      if (error instanceof Refusal) return false;
      throw error;
    });
  };
}
