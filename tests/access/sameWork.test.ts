import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { deferredRequests } from '../../resources/catalogue/systemTables';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import type { Store } from '../../server/store/Store';
import { onPostgres } from '../payments/stores';
import { doDeferred } from '../support/messaging';
import { createWorld, type World } from '../support/world';

/** Returns a store that records each of its calls with their resource, also within transactions. */
function noting(store: Store, notes: string[]): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        notes.push([String(name), (args[0] as { name?: string } | undefined)?.name].filter(Boolean).join(' '));
        if (name !== 'transaction') return value.apply(target, args);
        const [work, ...more] = args as [(tx: Store) => Promise<unknown>, ...unknown[]];
        return value.call(target, (tx: Store) => work(noting(tx, notes)), ...more);
      };
    },
  });
}

onPostgres('the existence of an account', (store) => {
  let world: World;
  const notes: string[] = [];
  beforeEach(async () => {
    for (const { id } of await store().find(deferredRequests)) await store().remove(deferredRequests, id);
    world = createWorld(noting(store(), notes));
  });

  /** Makes a call; returns its answer and the store calls made before it. */
  const workOf = async (path: string, body: object, cookie?: string) => {
    notes.length = 0;
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const reply = await world.call('POST', path, { body, from: '203.0.113.77', headers });
    return { status: reply.status, body: reply.body, work: [...notes] };
  };

  const customer = async () => {
    const [account] = await store().find(accounts, { where: [{ path: 'type', in: ['CUSTOMER'] }], limit: 1 });
    return account?.accountNumber ?? '';
  };
  const PASSWORD = { password: 'not-the-password' };
  const calls: [string, string, () => Promise<object>, object, string?][] = [
    [
      'a renewal code is asked for',
      'onboarding/renewal/request-code',
      async () => ({ number: await customer() }),
      { number: 'KF-999998' },
    ],
    [
      'a link for a forgotten password is asked for',
      'accounts/auth/forgotten-password',
      async () => ({ username: 'finance@kitara.example' }),
      { username: 'nobody@kitara.example' },
    ],
    [
      'a sign-in fails',
      'accounts/auth/login',
      async () => ({ username: 'finance@kitara.example', ...PASSWORD }),
      { username: 'nobody@kitara.example', ...PASSWORD },
    ],
    [
      'a sign-in fails in a browser with a cookie',
      'accounts/auth/login',
      async () => ({ username: 'support@kitara.example', ...PASSWORD }),
      { username: 'somebody@kitara.example', ...PASSWORD },
      'device=made-up-by-a-stranger',
    ],
  ];

  it.each(calls)('does not show in the work before the answer: %s', async (_, path, known, unknown, cookie) => {
    const [of, ofNobody] = [await workOf(path, await known(), cookie), await workOf(path, unknown, cookie)];
    expect(of).toEqual(ofNobody);
    expect(of.work).toContain('insert deferred-requests');
    expect(of.work).not.toContain('insert outbox-messages');
  });

  it('does not show in the work before a wrong renewal code is refused', async () => {
    const number = await customer();
    for (const asked of [number, 'KF-999998'])
      await world.call('POST', 'onboarding/renewal/request-code', { body: { number: asked }, from: '203.0.113.77' });
    await doDeferred(world);
    const path = 'onboarding/renewal/verify-code';
    const [of, ofNobody] = [
      await workOf(path, { number, code: '000000' }),
      await workOf(path, { number: 'KF-999998', code: '000000' }),
    ];
    expect(of).toEqual(ofNobody);
    expect(of.work).toContain('update renewal-codes');
  });

  describe('deferred work', () => {
    it('is stored sealed, done once, and deleted', async () => {
      const number = await customer();
      await world.call('POST', 'onboarding/renewal/request-code', { body: { number } });
      const [kept] = await store().find(deferredRequests);
      expect(kept?.request).not.toContain(number);
      const before = await store().count(outboxMessages);
      expect((await Promise.all([doDeferred(world), doDeferred(world)])).reduce((sum, done) => sum + done)).toBe(1);
      expect(await store().count(outboxMessages)).toBe(before + 1);
      expect(await store().find(deferredRequests)).toEqual([]);
    });
  });
});
