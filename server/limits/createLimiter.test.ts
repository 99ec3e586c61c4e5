import { describe, expect, it } from 'vitest';
import { Refusal } from '../../contract/api/errors';
import type { Limit } from '../../contract/api/Limit';
import { configFrom } from '../config/config';
import type { Incoming } from '../Endpoint';
import type { Store } from '../store/Store';
import { createLimiter } from './createLimiter';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const HOME = '198.51.100.4';

/** Returns a store that can only count. */
function countingStore() {
  const counts = new Map<string, number>();
  const add = (key: string, change: number) => counts.set(key, (counts.get(key) ?? 0) + change).get(key) ?? 0;
  const store: Pick<Store, 'tally' | 'untally'> = {
    tally: async ([key], _now, until) => ({ count: add(key, 1), endsAt: until.toISOString() }),
    untally: async (key) => void add(key, -1),
  };
  // If no device is known, the limiter uses nothing else of a store.
  return store as Store;
}

function limited(...limits: Limit[]) {
  const limit = createLimiter({ store: countingStore(), config: configFrom({}), now: () => NOW }, async () => false);
  /** Makes a call whose work ends with `outcome`. Returns `done`, or the code of its refusal. */
  return (outcome: 'done' | Error = 'done', from: Partial<Incoming> = {}) => {
    const request = {
      body: {},
      query: {},
      identity: null,
      address: HOME,
      device: null,
      visitor: null,
      ...from,
    } as Incoming;
    const work = async () => {
      if (outcome === 'done') return outcome;
      throw outcome;
    };
    return limit('makeThing', limits, request, work).catch((error: unknown) =>
      error instanceof Refusal ? error.code : (error as Error).message,
    );
  };
}

const wrong = new Refusal('invalid', 'code is wrong', { code: 'is wrong' });
const missing = new Refusal('invalid', 'name is required', { name: 'is required' });
const down = new Refusal('unavailable', 'We cannot do this right now.');
const inTurn = async (...calls: (() => Promise<unknown>)[]) => {
  const answers: unknown[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
};

describe('a limit of calls', () => {
  it('accepts a number of calls, done or refused, and no more', async () => {
    const call = limited({ by: 'address', most: 3, minutes: 15 });
    const calls = [() => call(), () => call(wrong), () => call(), () => call(), () => call(wrong)];
    expect(await inTurn(...calls)).toEqual(['done', 'invalid', 'done', 'throttled', 'throttled']);
    expect(await call('done', { address: '198.51.100.5' })).toBe('done');
  });

  it('counts each visitor, those without a cookie together, and all at one address with a hundred times the limit', async () => {
    const call = limited({ by: 'visitor', most: 1, minutes: 15 });
    const by = (visitor: string | null, address = HOME) => call('done', { visitor, address });
    expect([await by(null), await by(null)]).toEqual(['done', 'throttled']);
    expect([await by('0'), await by('0')]).toEqual(['done', 'throttled']);
    const others = [];
    for (let i = 1; i < 100; i += 1) others.push(await by(String(i)));
    expect(new Set(others.slice(0, 98))).toEqual(new Set(['done']));
    expect(await by('100')).toBe('throttled');
    expect(await by('100', '198.51.100.5')).toBe('done');
  });

  it('also counts the visitors of an IPv6 site together', async () => {
    const call = limited({ by: 'visitor', most: 1, minutes: 15 });
    const by = (i: number) => call('done', { visitor: String(i), address: `2001:db8:1:${(i % 20).toString(16)}::/64` });
    const replies = [];
    for (let i = 0; i < 1_001; i += 1) replies.push(await by(i));
    expect([new Set(replies.slice(0, 1_000)), replies.at(-1)]).toEqual([new Set(['done']), 'throttled']);
  });

  it('allows an IPv6 site ten times as many calls as one of its networks', async () => {
    const call = limited({ by: 'address', most: 1, minutes: 15 });
    const from = (site: string, network: number) =>
      call('done', { address: `2001:db8:${site}:${network.toString(16)}::/64` });
    expect([await from('1', 0), await from('1', 0)]).toEqual(['done', 'throttled']);
    for (let network = 1; network <= 9; network++) expect(await from('1', network)).toBe('done');
    expect([await from('1', 10), await from('2', 10)]).toEqual(['throttled', 'done']);
  });

  it('does not count our own failures', async () => {
    const call = limited({ by: 'address', most: 1, minutes: 15 });
    const fault = new Error('a bug');
    expect(
      await inTurn(
        () => call(down),
        () => call(fault),
        () => call(),
        () => call(),
      ),
    ).toEqual(['unavailable', 'a bug', 'done', 'throttled']);
  });

  it('does not count calls without an address', async () => {
    const call = limited({ by: 'address', most: 1, minutes: 15 });
    expect(
      await inTurn(
        () => call('done', { address: null }),
        () => call('done', { address: null }),
      ),
    ).toEqual(['done', 'done']);
  });
});

describe('a limit of failures', () => {
  it('takes back successful calls and our own failures', async () => {
    const call = limited({ by: 'address', most: 2, minutes: 15, failures: true });
    const calls = [() => call(), () => call(down), () => call(wrong), () => call(), () => call(missing), () => call()];
    expect(await inTurn(...calls)).toEqual(['done', 'unavailable', 'invalid', 'done', 'invalid', 'throttled']);
  });

  it('for a field counts only refusals of that field', async () => {
    const call = limited({ by: 'address', most: 1, minutes: 15, failures: 'code' });
    const calls = [() => call(missing), () => call(missing), () => call(wrong), () => call()];
    expect(await inTurn(...calls)).toEqual(['invalid', 'invalid', 'invalid', 'throttled']);
  });

  it('counts wrong codes and wrong passwords of one call separately', async () => {
    const of = (failures: string): Limit => ({ by: 'address', most: 3, minutes: 15, failures });
    const call = limited(of('code'), of('password'));
    const wrongPassword = new Refusal('invalid', 'password is wrong', { password: 'is wrong' });
    const tries = [wrong, wrongPassword, wrong, wrongPassword].map((refusal) => () => call(refusal));
    expect(await inTurn(...tries)).toEqual(['invalid', 'invalid', 'invalid', 'invalid']);
    expect([await call(wrong), await call(wrong)]).toEqual(['invalid', 'throttled']);
  });

  it('counts calls in progress, so that no more are tried concurrently', async () => {
    const call = limited({ by: 'address', most: 2, minutes: 15, failures: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(wrong)));
    expect(answers.sort()).toEqual(['invalid', 'invalid', 'throttled', 'throttled', 'throttled']);
  });
});

describe('several limits', () => {
  const phone = { of: ['phoneNumber'] };
  const of = (phoneNumber: string, address = HOME) => ({ body: { phoneNumber }, address });

  it('each refuse calls; a refused call does not count for the earlier ones', async () => {
    const call = limited({ by: 'address', most: 1, minutes: 15 }, { by: 'subject', ...phone, most: 2, minutes: 60 });
    const [own, other] = ['0772 000 001', '0772 000 002'];
    const calls = [
      () => call('done', of(own)),
      () => call('done', of(own)),
      () => call('done', of(own, '198.51.100.5')),
      () => call('done', of(own, '198.51.100.6')),
      () => call('done', of(other, '198.51.100.6')),
    ];
    expect(await inTurn(...calls)).toEqual(['done', 'throttled', 'done', 'throttled', 'done']);
  });

  it('for a subject treat its notations as one, and ignore calls without it', async () => {
    const call = limited({ by: 'subject and address', ...phone, most: 1, minutes: 15 });
    const calls = [
      () => call('done', of('0772 000 001')),
      () => call('done', of('+256772000001')),
      () => call('done', of('0772000001', '198.51.100.5')),
      () => call('done', { body: {} }),
      () => call('done', { body: {} }),
    ];
    expect(await inTurn(...calls)).toEqual(['done', 'throttled', 'done', 'done', 'done']);
  });

  it('for the caller count users, not their sessions', async () => {
    const call = limited({ by: 'caller', most: 1, minutes: 15 });
    const by = (userId: string, sessionId: string) => ({
      identity: {
        ...{ userId, sessionId, apiKeyId: null, roles: [], permissions: new Set<string>(), held: new Map(), mark: '' },
        agencies: { AGENCY: [], OWN: [] },
        roleIds: [],
        proof: { hasSecondFactor: false, confirmedAt: null, mustSetUp: false },
      },
    });
    const calls = [
      () => call('done', by('a', '1')),
      () => call('done', by('a', '2')),
      () => call('done', by('b', '3')),
    ];
    expect(await inTurn(...calls)).toEqual(['done', 'throttled', 'done']);
  });
});
