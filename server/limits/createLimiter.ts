import { addMinutes } from 'date-fns';
import { CROWD } from '../../contract/api/Call';
import { ERROR_STATUS } from '../../contract/api/errors';
import type { Limit } from '../../contract/api/Limit';
import { asRefusal } from '../asRefusal';
import { siteAround } from '../base/networks';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import type { Store } from '../store/Store';
import { keysOf, subjectsOf } from './keysOf';
import { rateLimited } from './rules/rateLimited';

/** A call that a limit has counted. */
interface Counted extends Pick<Limit, 'failures'> {
  key: string;
  endsAt: string;
}

/** Returns whether the browser with this token is one in which the user has signed in before. */
type IsKnownDevice = (store: Store, token: string, username: string) => Promise<boolean>;

/**
 * Creates the rate limiter of calls. A call is counted before any work is done for it, so that simultaneous calls cannot make
 * more attempts than calls in turn. A call that turns out not to count is subtracted again.
 */
export function createLimiter(
  { store, config, now }: Pick<Deps, 'store' | 'config' | 'now'>,
  isKnownDevice: IsKnownDevice,
) {
  const takeBack = (counted: readonly Counted[]) =>
    // If this fails, the count expires anyway.
    Promise.all(counted.map(({ key, endsAt }) => store.untally(key, endsAt).catch(() => undefined)));

  const isOwnDevice = async ([username]: readonly string[], device: string | null) =>
    username !== undefined && device !== null && (await isKnownDevice(store, device, username));

  const count = async (call: string, limits: readonly Limit[], request: Incoming): Promise<readonly Counted[]> => {
    const own = limits.filter(({ by }) => by === 'device');
    const isKnown = await isOwnDevice(
      own.flatMap((limit) => subjectsOf(limit, request)),
      request.device,
    );
    const others = limits.filter(({ by }) => by !== 'device');
    const counted: Counted[] = [];
    for (const { asked, ...limit } of (isKnown ? own : others).flatMap((each) => countsOf(each, request))) {
      const { failures } = limit;
      const [key, ...more] = keysOf(limit, call, asked, config.appSecret);
      if (!key) continue;
      const moment = now();
      const { count, endsAt } = await store.tally([key, ...more], moment, addMinutes(moment, limit.minutes));
      const mine = { key, endsAt, ...(failures ? { failures } : {}) };
      if (count > limit.most) {
        // The call is not attempted, so it is not a failure and counts for no other limit.
        await takeBack(failures ? [...counted, mine] : counted);
        throw rateLimited(limit.what, endsAt, moment);
      }
      counted.push(mine);
    }
    return counted;
  };

  return async <T>(call: string, limits: readonly Limit[], request: Incoming, work: () => Promise<T>): Promise<T> => {
    if (!config.limits) return work();
    const counted = await count(call, limits, request);
    const result = await work().catch(async (error) => {
      await takeBack(counted.filter(({ failures }) => !countsAfter(error, failures)));
      throw error;
    });
    await takeBack(counted.filter(({ failures }) => failures));
    return result;
  };
}

/** The factor by which the 65,536 networks of an IPv6 site together may make more calls than one network. */
const SITE = 10;

type Asked = Limit & { asked: Incoming };

/**
 * Returns the subjects by which a limit counts a call, each with its own maximum: a visitor and its address, an IPv6 address and
 * its whole site.
 */
function countsOf(limit: Limit, request: Incoming): Asked[] {
  if (limit.by === 'address') return atAddress(limit, request);
  if (limit.by !== 'visitor') return [{ ...limit, asked: request }];
  if (request.visitor === null) return atAddress(limit, request);
  const crowd = atAddress({ ...limit, most: limit.most * CROWD }, request);
  // This is separate from the count of browsers without a number.
  return [
    { ...limit, asked: request },
    ...crowd.map((each) => ({ ...each, asked: { ...each.asked, address: `all of ${each.asked.address}` } })),
  ];
}

function atAddress(limit: Limit, request: Incoming): Asked[] {
  const { address } = request;
  if (address === null) return [];
  const site = siteAround(address);
  const own = { ...limit, by: 'address', asked: request } as const;
  return site ? [own, { ...own, most: limit.most * SITE, asked: { ...request, address: site } }] : [own];
}

/**
 * Returns whether a failed call counts: not if it failed through our fault, and if a limit counts the failures of a field, only
 * if that field was refused.
 */
function countsAfter(error: unknown, failures: Limit['failures']): boolean {
  const refusal = asRefusal(error);
  if (!refusal || ERROR_STATUS[refusal.code] >= 500) return false;
  return typeof failures !== 'string' || refusal.errors?.[failures] !== undefined;
}
