import { addMinutes } from 'date-fns';
import { ERROR_STATUS } from '../../contract/errors';
import { isKnownDevice } from '../auth/knownDevices';
import type { Deps } from '../deps';
import type { Endpoint, Incoming } from '../Endpoint';
import { asRefusal } from '../refusals';
import { tooMany } from '../rules/tooMany';
import { keysOf, subjectsOf } from './keysOf';

/** A call that may be taken back off its count. */
interface Counted {
  key: string;
  endsAt: string;
  failures: true | string;
}

/**
 * Holds calls to the limits that they declare. A call is counted before any work is done for it, so that of many at once no
 * more are tried than of many in turn; where only failures count, one that did not fail is taken back off afterwards.
 */
export function createLimiter({ store, config, now }: Pick<Deps, 'store' | 'config' | 'now'>) {
  const takeBack = (counted: readonly Counted[]) =>
    // Should it not work, the count is over with its time anyway.
    Promise.all(counted.map(({ key, endsAt }) => store.untally(key, endsAt).catch(() => undefined)));

  const count = async (endpoint: Endpoint, request: Incoming): Promise<readonly Counted[]> => {
    const { limits = [] } = endpoint;
    const own = limits.filter(({ by }) => by === 'device');
    const isKnown = await isOwnDevice(
      own.flatMap((limit) => subjectsOf(limit, request)),
      request.device,
    );
    const counted: Counted[] = [];
    for (const limit of isKnown ? own : limits) {
      const [key, ...others] = keysOf(limit, endpoint, request, config.appSecret);
      if (!key || (limit.by === 'device' && !isKnown)) continue;
      const moment = now();
      const { count, endsAt } = await store.tally([key, ...others], moment, addMinutes(moment, limit.minutes));
      if (limit.failures) counted.push({ key, endsAt, failures: limit.failures });
      if (count <= limit.most) continue;
      await takeBack(counted);
      throw tooMany(limit.what, endsAt, moment);
    }
    return counted;
  };

  const isOwnDevice = async ([username]: readonly string[], device: string | null) =>
    username !== undefined && device !== null && (await isKnownDevice(store, device, username));

  return async <T>(endpoint: Endpoint, request: Incoming, work: () => Promise<T>): Promise<T> => {
    if (!config.limits) return work();
    const counted = await count(endpoint, request);
    const result = await work().catch(async (error) => {
      await takeBack(counted.filter(({ failures }) => !isFailure(error, failures)));
      throw error;
    });
    await takeBack(counted);
    return result;
  };
}

/** Whether a call was refused for what its caller gave, in a certain field or in any, and not for what we could not do. */
function isFailure(error: unknown, field: true | string): boolean {
  const refusal = asRefusal(error);
  if (!refusal || ERROR_STATUS[refusal.code] >= 500) return false;
  return field === true || refusal.errors?.[field] !== undefined;
}
