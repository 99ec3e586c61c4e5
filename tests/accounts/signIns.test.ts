import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { notifications } from '../../resources/notifications/notifications';
import { cookieOf } from '../limits/people';
import { doDeferred } from '../messaging';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../world';
import { createPeople, PASSWORD, type Person } from './people';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const [HOME, OFFICE] = ['198.51.100.4', '203.0.113.9'];

interface Way {
  userAgent?: string;
  from?: string;
  cookie?: string;
  password?: string;
}

onPostgres('signing in', (store) => {
  let world: World;
  let people: ReturnType<typeof createPeople>;
  let amina: Person;
  beforeEach(async () => {
    world = createWorld(store());
    people = createPeople(world);
    amina = await people.person();
  });

  const enter = async ({ userAgent = FIREFOX, from = HOME, cookie = '', password = PASSWORD }: Way = {}) => {
    // Later than the previous events, so that the order is defined.
    world.clock.advance(1);
    const reply = await world.call<Answers['signIn']>('POST', 'accounts/auth/login', {
      body: { username: amina.user.emailAddress, password },
      headers: { 'user-agent': userAgent, ...(cookie ? { cookie } : {}) },
      from,
    });
    return { token: reply.body.user?.token ?? '', cookie: reply.status === 200 ? cookieOf(reply) : '' };
  };
  const triesOf = async (token: string) =>
    (await people.own<Answers['listOwnSignIns']>('GET', 'sign-ins', token)).body.signIns;
  const told = async () => {
    const mail = [
      { path: 'recipient', in: [amina.user.emailAddress] },
      { path: 'kind', in: ['NEW_DEVICE'] },
    ] as const;
    const bell = [
      { path: 'userId', in: [amina.user.id] },
      { path: 'kind', in: ['NEW_DEVICE'] },
    ] as const;
    return {
      mails: await store().find(outboxMessages, { where: mail }),
      bells: await store().find(notifications, { where: bell }),
    };
  };

  it('is shown to its user with time, origin and result, the latest first', async () => {
    await enter({ password: 'not-the-password', userAgent: SAFARI, from: OFFICE });
    await doDeferred(world);
    const { token } = await enter();
    expect(await triesOf(token)).toMatchObject([
      { result: 'SIGNED_IN', device: 'Firefox, Windows', address: HOME, dateCreated: world.clock.now.toISOString() },
      { result: 'WRONG_PASSWORD', device: 'Safari, iOS', address: OFFICE },
      { result: 'SIGNED_IN', device: null, address: null },
    ]);
    expect(await triesOf((await people.person()).token)).toHaveLength(1);
  });

  it('is listed at most twenty times, wrong codes included', async () => {
    amina = await people.withApp(amina);
    const { body } = await people.enter(amina.user);
    world.clock.advance(1);
    await people.enterCode(body.secondFactor?.ticket ?? '', '000000');
    expect((await triesOf(amina.token))[0]?.result).toBe('WRONG_CODE');
    world.clock.advance(1);
    for (let i = 0; i < 4; i += 1) await enter({ password: 'not-the-password' });
    expect((await triesOf(amina.token)).length).toBeLessThanOrEqual(20);
  });

  it('shows the origin of each session', async () => {
    const { token } = await enter();
    const { body } = await people.own<Answers['listOwnSessions']>('GET', 'sessions', token);
    expect(body.sessions[0]).toMatchObject({ device: 'Firefox, Windows', address: HOME, current: true });
  });

  it('from a new browser is reported in the back-office and by e-mail, once', async () => {
    expect((await told()).mails).toEqual([]);
    const { cookie } = await enter();
    await enter({ cookie });
    const { mails, bells } = await told();
    expect([mails.length, bells.length]).toEqual([1, 1]);
    expect(mails[0]?.body).toContain(`Firefox, Windows, ${HOME}`);
    await enter({ userAgent: SAFARI, from: OFFICE });
    expect((await told()).mails).toHaveLength(2);
  });

  it('for the first time, or by a program without cookies, is not reported', async () => {
    await enter({ userAgent: 'kitara-report/1.0' });
    const before = (await told()).mails.length;
    await enter({ userAgent: 'kitara-report/1.0' });
    expect((await told()).mails).toHaveLength(before);
  });

  it('out everywhere ends every session, including the current one', async () => {
    const { token } = await enter();
    expect((await people.own('POST', 'sign-out-everywhere', token)).status).toBe(200);
    for (const each of [token, amina.token])
      expect((await world.call('GET', 'accounts/auth/sessions', { token: each })).status).toBe(401);
  });
});
