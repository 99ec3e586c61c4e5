import { beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { passwordTokenIn } from '../../contract/pages/signInPage';
import { roles } from '../../resources/access/roles';
import { logs } from '../../resources/audit/logs';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { onPostgres } from '../payments/stores';
import { textOf } from '../support/messaging';
import { createWorld, type World } from '../support/world';

const DAY = 24 * 60 * 60_000;
const CHOSEN = 'three-wise-herons';
const ADDRESS = 'joy@kitara.example';

onPostgres('an invitation', (store) => {
  let world: World;
  let admin: string;
  let roleIds: string[];
  beforeEach(async () => {
    world = createWorld(store());
    admin = await world.signIn('admin');
    roleIds = (await store().find(roles, { where: [{ path: 'name', in: ['Support'] }] })).map(({ id }) => id);
  });

  const invite = (body: object = {}, token = admin) =>
    world.call<ErrorBody & { user: { id: string } }>('POST', 'users/invite', {
      token,
      body: { fullName: 'Joy Nakku', emailAddress: ADDRESS, roleIds, ...body },
    });
  const enter = (username: string, password: string) =>
    world.call('POST', 'accounts/auth/login', { body: { username, password } });
  const mailTo = async (address: string) => {
    const [mail] = await store().find(outboxMessages, { where: [{ path: 'recipient', in: [address] }] });
    return mail ? textOf(world, mail) : '';
  };
  const tokenIn = (text: string) => passwordTokenIn(new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').hash) ?? '';
  const choose = (token: string) =>
    world.call('POST', 'accounts/auth/forgotten-password/new', { body: { token, newPassword: CHOSEN } });

  it('mails a new user a link, with which they choose their password within three days', async () => {
    const reply = await invite();
    expect(reply).toMatchObject({ status: 201, body: { user: { emailAddress: ADDRESS, roleIds } } });
    expect(JSON.stringify(reply.body)).not.toContain('argon2');
    world.clock.advance(3 * DAY - 1);
    expect((await choose(tokenIn(await mailTo(ADDRESS)))).status).toBe(200);
    expect((await enter(ADDRESS, CHOSEN)).status).toBe(200);
    const trail = await store().find(logs, { where: [{ path: 'recordId', in: [reply.body.user.id] }] });
    expect(trail.map(({ action }) => action)).toContain('CREATE');
    expect(JSON.stringify(trail)).not.toContain('argon2');
  });

  it('expires after three days', async () => {
    await invite({ emailAddress: 'late@kitara.example' });
    world.clock.advance(3 * DAY);
    expect((await choose(tokenIn(await mailTo('late@kitara.example')))).status).toBe(422);
  });

  it('needs a role, and no password', async () => {
    const emailAddress = 'other@kitara.example';
    expect(await invite({ emailAddress, roleIds: [] })).toMatchObject({
      status: 422,
      body: { errors: { roleIds: 'is required' } },
    });
    expect((await invite({ emailAddress, password: CHOSEN })).status).toBe(422);
    expect(await mailTo(emailAddress)).toBe('');
  });

  it('cannot give roles with permissions that the inviter does not hold, nor be sent unconfirmed', async () => {
    const emailAddress = 'third@kitara.example';
    expect((await invite({ emailAddress }, await world.signIn('support'))).status).toBe(403);
    world.clock.advance(60 * 60_000);
    expect(await invite({ emailAddress })).toMatchObject({ status: 403, body: { code: 'CONFIRM_IDENTITY' } });
    expect(await mailTo(emailAddress)).toBe('');
  });
});
