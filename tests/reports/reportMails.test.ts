import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryString } from '../../contract/client/address';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import type { Answers } from '../../resources/catalogue/actions';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { REPORTS } from '../../resources/reports';
import { reportMails } from '../../resources/reports/systemTables';
import { sendReports } from '../../server/reports/jobs/sendReports';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

const FINANCE = 'finance@kitara.example';

describe.each(ADAPTERS)('the weekly mail of a report on $name', (adapter) => {
  let opened: Opened;
  let store: Store;
  let world: World;
  let token: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    store = opened.store;
    world = createWorld(store);
    token = await world.signIn('finance');
  });
  afterAll(() => opened?.close());

  const choose = (name: string, body: object, by = token) =>
    world.call<{ mailed: boolean }>('PUT', `reports/${name}/mail`, { token: by, body });
  const isMailed = async (name: string) =>
    (await world.call<Answers['readReport']>('GET', `reports/${name}`, { token })).body.mailed;
  const mails = async () => {
    const sent = await store.find(outboxMessages, { where: [{ path: 'kind', in: ['REPORT'] }] });
    return sent.filter(({ recipient }) => recipient === FINANCE);
  };
  /** Runs the job at a moment, twice at once. Returns the mails that this adds. */
  const sendAt = async (moment: string) => {
    const before = (await mails()).map(({ id }) => id);
    world.clock.now = new Date(moment);
    await Promise.all([sendReports(world.deps), sendReports(world.deps)]);
    // The session has ended meanwhile.
    token = await world.signIn('finance').catch(() => '');
    return (await mails()).filter(({ id }) => !before.includes(id));
  };
  const changeUser = async (changes: Partial<{ status: 'ACTIVE' | 'DISABLED'; roleIds: string[] }>) => {
    const [user] = await store.find(users, { where: [{ path: 'emailAddress', in: [FINANCE] }] });
    await store.update(users, user?.id ?? '', changes);
    return user?.roleIds ?? [];
  };

  it('is chosen and given up on the report, once for each user', async () => {
    expect(await isMailed('mrr-movements')).toBe(false);
    const twice = await Promise.all([1, 2].map(() => choose('mrr-movements', { wanted: true, language: 'en' })));
    expect(twice.map(({ status, body }) => [status, body])).toEqual([
      [200, { mailed: true }],
      [200, { mailed: true }],
    ]);
    expect(await store.count(reportMails)).toBe(1);
    expect(await isMailed('mrr-movements')).toBe(true);
    expect(await isMailed('balances-by-age')).toBe(false);
    await choose('mrr-movements', { wanted: false });
    await choose('mrr-movements', { wanted: false });
    expect(await isMailed('mrr-movements')).toBe(false);
  });

  it.each([
    [400, 'mrr-movements', { wanted: true, by: 'agent' }],
    [400, 'sales-funnel', { wanted: true, by: 'month' }],
    [422, 'mrr-movements', {}],
    [404, 'profit', { wanted: true }],
    [403, 'technician-output', { wanted: true }],
  ])('is refused with %i: %s %j', async (status, name, body) => {
    expect((await choose(name, body)).status).toBe(status);
    expect(await store.count(reportMails)).toBe(0);
  });

  it('is sent at 7:00 on Monday, once, with the figures of the report', async () => {
    // The demo's clock shows Saturday, 14 March 2026.
    await choose('mrr-movements', { wanted: true, language: 'en' });
    expect(await sendAt('2026-03-16T04:00:00.000Z')).toEqual([]);
    const sent = await sendAt('2026-03-16T04:00:00.001Z');
    expect(sent).toHaveLength(1);
    expect(await sendAt('2026-03-16T20:00:00.000Z')).toEqual([]);
    const [mail] = sent;
    expect(mail).toMatchObject({ channel: 'EMAIL', recipient: FINANCE, subject: 'Kitara Fibre: MRR movements' });
    expect(mail?.body).toContain('MRR movements: 1 January 2026 to 31 March 2026');
    const days = queryString({ from: '2026-01-01', to: '2026-03-31' });
    const { body } = await world.call<Answers['readReport']>('GET', `reports/mrr-movements${days}`, { token });
    for (const { key, values } of body.rows) {
      expect(mail?.body).toContain(`${key}: MRR at the start ${values[0]?.toLocaleString('en-UG')}`);
      expect(mail?.body).toContain(`MRR at the end ${values.at(-1)?.toLocaleString('en-UG')}`);
    }
    expect(mail?.body).toContain('/reports?report=mrr-movements&from=2026-01-01&to=2026-03-31');
  });

  it('is sent late if the server was down, and only for the last week after a longer time', async () => {
    const late = await sendAt('2026-03-25T10:00:00.000Z');
    expect(late).toHaveLength(1);
    expect(await sendAt('2026-03-29T23:00:00.000Z')).toEqual([]);
    // Down from before Monday, 30 March until before 7:00 on Monday, 13 April.
    expect(await sendAt('2026-04-13T03:00:00.000Z')).toHaveLength(1);
    expect(await sendAt('2026-04-13T03:30:00.000Z')).toEqual([]);
    expect(await sendAt('2026-04-13T04:00:01.000Z')).toHaveLength(1);
  });

  it('is in the language in which it was chosen, with last week’s days', async () => {
    await choose('mrr-movements', { wanted: false });
    await choose('sales-funnel', { wanted: true, by: 'agent', language: 'sw' });
    const [mail] = await sendAt('2026-04-20T05:00:00.000Z');
    expect(mail?.subject).toBe('Kitara Fibre: Hatua za mauzo');
    expect(mail?.body).toContain('Hatua za mauzo: 13 Aprili 2026 hadi 19 Aprili 2026');
    expect(mail?.body).toContain('Unapata ripoti hii kila Jumatatu.');
    expect(mail?.body).toContain('/reports?report=sales-funnel&from=2026-04-13&to=2026-04-19&by=agent');
  });

  it('is sent only to users who may sign in and read the report then', async () => {
    await changeUser({ status: 'DISABLED' });
    expect(await sendAt('2026-04-27T05:00:00.000Z')).toEqual([]);
    await changeUser({ status: 'ACTIVE' });
    expect(await sendAt('2026-04-27T06:00:00.000Z')).toEqual([]);
    const [support] = await store.find(roles, { where: [{ path: 'name', in: ['Support'] }] });
    const before = await changeUser({ roleIds: [support?.id ?? ''] });
    expect(await sendAt('2026-05-04T05:00:00.000Z')).toEqual([]);
    await changeUser({ roleIds: before });
    expect(await sendAt('2026-05-11T05:00:00.000Z')).toHaveLength(1);
  });

  it('is forgotten with its user', async () => {
    const admin = await world.signIn('admin');
    const body = {
      fullName: 'Zulaika Adeke',
      emailAddress: 'zulaika@kitara.example',
      password: 'steep-harbour-42-lamp',
    };
    const made = await world.call<{ user: { id: string } }>('POST', 'users', { token: admin, body });
    const userId = made.body.user.id;
    const nextMailAt = world.clock.now.toISOString();
    await createRecord(
      store,
      reportMails,
      { userId, report: 'retention', language: 'en', nextMailAt },
      world.clock.now,
    );
    expect((await world.call('DELETE', `users/${userId}`, { token: admin })).status).toBe(200);
    expect(await store.count(reportMails, { where: [{ path: 'userId', in: [userId] }] })).toBe(0);
  });

  it('fits into a message, whatever the report', async () => {
    const admin = await world.signIn('admin');
    for (const { name } of REPORTS) await choose(name, { wanted: true, language: 'sw' }, admin);
    world.clock.now = new Date('2026-05-18T05:00:00.000Z');
    await sendReports(world.deps);
    const sent = await store.find(outboxMessages, {
      where: [
        { path: 'kind', in: ['REPORT'] },
        { path: 'recipient', in: ['admin@kitara.example'] },
      ],
    });
    expect(sent).toHaveLength(REPORTS.length);
    for (const { body } of sent) expect(String(body).length).toBeLessThanOrEqual(2_000);
  });
});
