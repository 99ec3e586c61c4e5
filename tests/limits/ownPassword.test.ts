import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import { prepareStore } from '../../server/prepare';
import { openDemoDatabase } from '../databases';
import { START } from '../start';
import { createWorld, type World } from '../world';
import { atOnce, newColleague, PASSWORD, signIn, statuses } from './people';

const NEW = 'moto-kuwaka-93';
const COMMON = 'is a common password; choose one that is harder to guess';
const OWN = 'must not contain the name, e-mail address or phone number of its owner';

let world: World;
beforeAll(async () => {
  world = createWorld(await prepareStore(await openDemoDatabase(), true, START));
});
afterAll(() => world?.store.close());

async function signedIn() {
  const { id, emailAddress } = await newColleague(world);
  const { token } = (await signIn(world, emailAddress)).body.user;
  const change = (currentPassword: string, newPassword = NEW) =>
    world.call<ErrorBody>('POST', 'accounts/auth/change-password', { token, body: { currentPassword, newPassword } });
  return { id, emailAddress, token, change };
}

describe('changing one’s own password', () => {
  it('accepts only five of a hundred concurrent wrong passwords', async () => {
    const { change } = await signedIn();
    const replies = await atOnce(100, () => change('not-the-password'));
    expect(statuses(replies)).toEqual({ 422: 5, 429: 95 });
    expect(await change(PASSWORD)).toMatchObject({
      status: 429,
      body: { error: 'Too many wrong passwords. Try again in 15 minutes.' },
    });
  });

  it('does not count a refused new password', async () => {
    const { change } = await signedIn();
    for (let i = 0; i < 8; i += 1)
      expect(await change(PASSWORD, 'password1234')).toMatchObject({
        status: 422,
        body: { errors: { newPassword: COMMON } },
      });
    expect((await change(PASSWORD)).status).toBe(200);
  });

  it('refuses the user’s own name', async () => {
    const { change } = await signedIn();
    expect((await change(PASSWORD, 'colleague-93-moto')).body.errors).toEqual({ newPassword: OWN });
  });
});

describe('a user’s password', () => {
  const created = (password: string, more: object = {}) =>
    world.call<ErrorBody & { user: { id: string } }>('POST', 'users', {
      token,
      body: { fullName: 'Amina Nakato', emailAddress: `amina${Math.random()}@kitara.example`, password, ...more },
    });
  let token: string;
  beforeAll(async () => {
    token = await world.signIn('admin');
  });

  it.each([
    ['password1234', COMMON],
    ['aaaaaaaaaaaa', 'repeats or counts too much; use more different characters'],
    ['            ', 'repeats or counts too much; use more different characters'],
    ['nakato-kuwaka', OWN],
    ['elevenchars', 'takes at least 12 characters'],
  ])('%j is refused with its field', async (password, message) => {
    const before = await world.store.transaction((tx) => tx.count(users));
    expect(await created(password)).toMatchObject({ status: 422, body: { errors: { password: message } } });
    expect(await world.store.transaction((tx) => tx.count(users))).toBe(before);
  });

  it('cannot be their e-mail address or phone number', async () => {
    const emailAddress = 'amina.n@kitara.example';
    const phoneNumber = '0772 987 001';
    expect((await created(emailAddress, { emailAddress })).body.errors).toEqual({ password: OWN });
    expect((await created(`call ${phoneNumber}`, { phoneNumber })).body.errors).toEqual({ password: OWN });
    expect((await created(NEW, { phoneNumber })).status).toBe(201);
  });

  it('is compared with the stored name, and with the one given in the same call', async () => {
    const { id } = (await created(NEW)).body.user;
    const put = async (body: object) =>
      (await world.call<ErrorBody>('PUT', `users/${id}`, { token, body })).body.errors;
    expect(await put({ password: 'nakato-kuwaka' })).toEqual({ password: OWN });
    expect(await put({ password: 'kirabo-kuwaka', fullName: 'Amina Kirabo' })).toEqual({ password: OWN });
    expect(await put({ password: 'nakato-kuwaka', fullName: 'Amina Kirabo' })).toBeUndefined();
  });
});
