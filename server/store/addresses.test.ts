import { describe, expect, it } from 'vitest';
import { addressesOf, inDatabase, isDatabaseUrl, Primary } from './addresses';

const ONE = 'postgres://kitara:p%40ss@one:5432/kitara?sslmode=verify-full';
const BOTH = 'postgres://kitara:p%40ss@one:5432,two:5433/kitara?sslmode=verify-full';
const SOCKET = 'postgres://kitara:word@localhost:5432/postgres?host=%2Ftmp%2Fa';

describe('a database’s address', () => {
  it('is split into one for each host', () => {
    expect(addressesOf(ONE)).toEqual([ONE]);
    expect(addressesOf(BOTH)).toEqual([ONE, ONE.replace('one:5432', 'two:5433')]);
    expect(addressesOf(SOCKET)).toEqual([SOCKET]);
    expect(addressesOf('postgres://[::1]:5432,[fd00::2]/kitara')).toEqual([
      'postgres://[::1]:5432/kitara',
      'postgres://[fd00::2]/kitara',
    ]);
  });

  it('is usable if each of them is', () => {
    for (const url of [ONE, BOTH, SOCKET, 'postgresql://one,two/kitara']) expect(isDatabaseUrl(url), url).toBe(true);
    for (const url of ['kitara', 'http://one/kitara', 'postgres://one:5432,two:port/kitara', 'mysql://one,two/kitara'])
      expect(isDatabaseUrl(url), url).toBe(false);
  });

  it('can be changed to another database on the same hosts', () => {
    expect(inDatabase(BOTH, 'other')).toBe(BOTH.replace('/kitara?', '/other?'));
    expect(inDatabase(SOCKET, 'other')).toBe(SOCKET.replace('/postgres?', '/other?'));
    expect(inDatabase('postgres://one,two', 'other')).toBe('postgres://one,two/other');
  });
});

describe('the choice between several servers', () => {
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const standby = Object.assign(new Error('a standby'), { code: '25006' });
  /** Servers with the given answers by name, and the names of those that were asked. */
  function servers(answers: Record<string, Error | null>) {
    const asked: string[] = [];
    const primary = new Primary(Object.keys(answers));
    const reach = () =>
      primary.reach(async (name) => {
        asked.push(name);
        const failure = answers[name];
        if (failure) throw failure;
        return name;
      });
    return { answers, asked, reach };
  }

  it('finds the writable one, and asks it first from then on', async () => {
    const { answers, asked, reach } = servers({ one: gone, two: standby, three: null });
    expect(await reach()).toBe('three');
    expect(await reach()).toBe('three');
    expect(asked).toEqual(['one', 'two', 'three', 'three']);
    Object.assign(answers, { three: gone, two: null });
    expect(await reach()).toBe('two');
  });

  it('asks each of them once if none is writable, and starts again on the next call', async () => {
    const { answers, asked, reach } = servers({ one: gone, two: standby });
    await expect(reach()).rejects.toBe(standby);
    expect(asked).toEqual(['one', 'two']);
    answers.two = null;
    expect(await reach()).toBe('two');
  });

  it.each([
    ['what another server would refuse, too', Object.assign(new Error('no such column'), { code: '42703' })],
    ['a pool that is only busy', new Error('timeout exceeded when trying to connect')],
  ])('asks no other server after %s', async (_, failure) => {
    const { asked, reach } = servers({ one: failure, two: null });
    await expect(reach()).rejects.toBe(failure);
    expect(asked).toEqual(['one']);
  });
});
