import { beforeEach, expect, it } from 'vitest';
import { createKeptInput, keptInput } from './keptInput';
import { leave, sessionStore } from './session';

beforeEach(() => sessionStorage.clear());

const session = (id: string) => ({
  ...{ token: `t-${id}`, user: { id, fullName: id }, roles: [], permissions: [] },
  expirationTime: Date.now() + 60_000,
});

it('gives the input back to the user who typed it, also after the page was reloaded', () => {
  createKeptInput(sessionStorage).keep('amina', 'ship', { fare: 1 });
  const reloaded = createKeptInput(sessionStorage);
  expect(reloaded.find('amina', 'ship')).toEqual({ fare: 1 });
  expect(reloaded.find('amina', 'port')).toBeNull();
  expect(reloaded.find('ruth', 'ship')).toBeNull();
  reloaded.remove('ship');
  expect([reloaded.find('amina', 'ship'), sessionStorage.length]).toEqual([null, 0]);
});

it('outlives a session that expires, but not the sign-in of another user', () => {
  sessionStore.write(session('amina'));
  keptInput.keep('amina', 'ship', { fare: 1 });
  sessionStore.clear('unauthorised');
  expect(keptInput.hasExpired()).toBe(true);
  expect(createKeptInput(sessionStorage).find('amina', 'ship')).toEqual({ fare: 1 });
  sessionStore.write(session('amina'));
  expect([keptInput.hasExpired(), keptInput.find('amina', 'ship')]).toEqual([false, { fare: 1 }]);
  sessionStore.clear('unauthorised');
  sessionStore.write(session('ruth'));
  expect([keptInput.find('amina', 'ship'), sessionStorage.length]).toEqual([null, 0]);
});

it('is removed at a sign-out, in this tab and in the others, and nothing is kept after it', async () => {
  sessionStore.write(session('amina'));
  keptInput.keep('amina', 'ship', { fare: 1 });
  await leave();
  keptInput.keep('amina', 'ship', { fare: 2 });
  expect([keptInput.hasExpired(), sessionStorage.length, localStorage.length]).toEqual([false, 0, 0]);

  sessionStore.write(session('amina'));
  keptInput.keep('amina', 'ship', { fare: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed_out', newValue: 'true' }));
  expect([keptInput.find('amina', 'ship'), sessionStorage.length]).toEqual([null, 0]);
});
