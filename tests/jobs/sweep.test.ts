import { expect, it } from 'vitest';
import { accounts } from '../../resources/accounts';
import { idempotencyKeys, renewalCodes, sessions, signInFailures } from '../../resources/internal';
import { outboxMessages } from '../../resources/outboxMessages';
import { roles } from '../../resources/roles';
import { users } from '../../resources/users';
import type { Deps } from '../../server/deps';
import { sweep } from '../../server/jobs/sweep';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import { openDemoDatabase } from '../databases';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const DAY = 86_400_000;

it('what is older than a day is swept away, what is a day old to the millisecond stays, and so does all else', async () => {
  const store = await prepareStore(await openDemoDatabase(), true, NOW);
  const [user] = await store.find(users, { limit: 1 });
  const userId = user?.id ?? '';
  const [account] = await store.find(accounts, { limit: 1 });
  const accountId = account?.id ?? '';
  for (const [name, age] of [
    ['old', DAY + 1],
    ['day', DAY],
    ['new', 0],
  ] as const) {
    const at = new Date(NOW.getTime() - age);
    await createRecord(store, idempotencyKeys, { key: name, bodyHash: 'h' }, at);
    await createRecord(store, signInFailures, { username: name }, at);
    await createRecord(store, sessions, { tokenHash: name, userId, expiresAt: NOW.toISOString() }, at);
    await createRecord(store, renewalCodes, { accountId, codeHash: name, expiresAt: NOW.toISOString() }, at);
    await createRecord(store, outboxMessages, { key: name, channel: 'SMS', recipient: 'r', body: 'b' }, at);
  }
  const others = [await store.find(users), await store.find(roles)];
  await sweep({ store, now: () => NOW } as Deps);
  expect((await store.find(idempotencyKeys)).map(({ key }) => key)).toEqual(['day', 'new']);
  expect((await store.find(signInFailures)).map(({ username }) => username)).toEqual(['day', 'new']);
  expect((await store.find(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['day', 'new']);
  expect((await store.find(renewalCodes)).map(({ codeHash }) => codeHash)).toEqual(['day', 'new']);
  expect((await store.find(outboxMessages)).map(({ key }) => key)).toEqual(['old', 'day', 'new']);
  expect([await store.find(users), await store.find(roles)]).toEqual(others);
  await store.close();
});
