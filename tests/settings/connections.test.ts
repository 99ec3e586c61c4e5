import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { API_BASES } from '../../contract/constants';
import { createGenieAcsStandIn } from '../../mock-server/genieacs/createGenieAcsStandIn';
import { createInboxStandIn } from '../../mock-server/inbox/createInboxStandIn';
import { createPesapalStandIn } from '../../mock-server/pesapal/createPesapalStandIn';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import { type Answers, actions } from '../../resources/catalogue/actions';
import { settings as settingRows } from '../../resources/catalogue/systemTables';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { createApp } from '../../server/app';
import { messageSenderAt } from '../../server/messages/messageSenderAt';
import { paymentProviderAt } from '../../server/payments/paymentProviderAt';
import { createPeople } from '../accounts/people';
import { ACCESS, serveS3 } from '../backup/s3StandIn';
import { keyOf } from '../conformance/api/callers';
import type { Refused } from '../payments/clerks';
import { onPostgres } from '../payments/stores';
import { START } from '../start';
import { createWorldWith, type World } from '../world';
import { serveMail } from './mailServer';

type Connections = Answers['saveConnections'];
const PATH = 'settings/connections';
const KEY = 'sixteen-chars-ok';
/** The message of every failure, without the address, the status or the answer. */
const DOES_NOT_WORK = 'It does not work. The reason is in the server’s log.';
const now = () => START;

/** Starts stand-ins on their own ports, because a test button makes real calls. */
function outside() {
  const inbox = createInboxStandIn({ key: KEY, now });
  const running: Server[] = [];
  const open = async (app: { fetch: Parameters<typeof serve>[0]['fetch'] }) => {
    const server = serve({ fetch: app.fetch, port: 0 }) as Server;
    running.push(server);
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const close = () => Promise.all(running.map((server) => new Promise((resolve) => server.close(resolve))));
  return { inbox: inbox.control, open, inboxApp: inbox.app, close };
}

onPostgres('connections', (opened) => {
  const systems = outside();
  let sms: string;
  let world: World;
  let token: string;
  beforeAll(async () => {
    sms = `${await systems.open(systems.inboxApp)}/sms`;
  });
  afterAll(() => systems.close());
  beforeEach(async () => {
    world = createWorldWith(opened(), { GENIEACS_USER: 'kitara', GENIEACS_PASSWORD: 'northbound-17' });
    token = await world.signIn('admin');
  });
  afterEach(async () => {
    for (const { id, key } of await opened().find(settingRows))
      if (key !== 'setup') await opened().remove(settingRows, id);
  });

  const save = (body: object) => world.call<Connections>('PUT', PATH, { token, body });
  const test = (name: string, body: object = {}) =>
    world.call<Answers['testConnection']>('POST', `${PATH}/${name}/test`, { token, body });
  const settingOf = ({ connections }: Connections, name: string) =>
    connections.flatMap(({ settings }) => settings).find((each) => each.name === name);

  it('save their settings, and return only the end of a secret', async () => {
    const { status, body } = await save({ SMS_URL: sms, SMS_KEY: KEY });
    expect(status).toBe(200);
    expect(settingOf(body, 'SMS_URL')).toMatchObject({ source: 'DATABASE', value: sms });
    expect(settingOf(body, 'SMS_KEY')).toEqual({ name: 'SMS_KEY', source: 'DATABASE', value: null, ending: 's-ok' });
    expect(settingOf(body, 'GENIEACS_PASSWORD')).toMatchObject({ source: 'ENVIRONMENT', value: null });
    const stored = JSON.stringify(await world.store.find(settingRows));
    const logged = JSON.stringify(await world.store.find(logs, { where: [{ path: 'resource', in: ['settings'] }] }));
    expect(stored).toContain(sms);
    expect(logged).toContain('SMS_KEY');
    for (const text of [stored, logged, JSON.stringify(body)]) expect(text).not.toContain(KEY);
  });

  it('refuse settings that do not fit together or are set by the environment, without changing anything', async () => {
    const refused = async (body: object) => {
      const answer = await save(body);
      return [answer.status, (answer.body as { errors?: object }).errors];
    };
    expect(await refused({ SMS_URL: sms })).toEqual([
      422,
      { SMS_URL: 'must be given together', SMS_KEY: 'must be given together' },
    ]);
    expect(await refused({ SMS_URL: 'ftp://sms.example', SMS_KEY: KEY })).toEqual([
      422,
      { SMS_URL: 'must be an address that begins with https:// or http://' },
    ]);
    expect(await refused({ GENIEACS_USER: 'other' })).toEqual([422, { GENIEACS_USER: 'is set by the environment' }]);
    expect(await refused({ APP_SECRET: 'x' })).toEqual([422, { APP_SECRET: expect.any(String) }]);
    expect((await world.store.find(settingRows)).filter(({ key }) => key !== 'setup')).toEqual([]);
  });

  it('require the permission to change them', async () => {
    for (const name of ['finance', 'support', 'agent']) {
      const other = await world.signIn(name);
      expect((await world.call('GET', PATH, { token: other })).status).toBe(403);
      expect((await world.call('PUT', PATH, { token: other, body: {} })).status).toBe(403);
      expect((await world.call('POST', `${PATH}/sms/test`, { token: other, body: {} })).status).toBe(403);
    }
  });

  it('never send a secret to an address for which it was not entered', async () => {
    const moved = { SMS_URL: 'http://127.0.0.1:9/elsewhere' };
    const errorsOf = async (body: object) => ((await save(body)).body as { errors?: object }).errors;
    await save({ SMS_URL: sms, SMS_KEY: KEY });
    expect(await errorsOf(moved)).toEqual({ SMS_KEY: 'must be entered again for a new address' });
    expect(world.deps.config.messages?.sms?.url).toBe(sms);
    expect((await save({ ...moved, SMS_KEY: KEY })).status).toBe(200);
    expect((await save({ SMS_URL: null, SMS_KEY: null })).status).toBe(200);
    expect(await errorsOf({ GENIEACS_URL: 'http://127.0.0.1:9' })).toEqual({
      GENIEACS_URL: 'can be changed only in the environment, where GENIEACS_PASSWORD is set',
    });
  });

  it('that let people sign in as others can be changed only by administrators, who are all notified of changes', async () => {
    const people = createPeople(world);
    const other = await people.person(['Update Application Settings']);
    const put = (body: object) => world.call<Refused>('PUT', PATH, { token: other.token, body });
    const mail = { SMTP_URL: 'smtps://a:b@mail.example', MAIL_FROM: 'a@b.example' };
    for (const body of [
      mail,
      { SMS_URL: sms, SMS_KEY: KEY },
      { BACKUP_DIR: '/tmp' },
      { OIDC_ISSUER: 'https://x.example' },
    ])
      expect([(await put(body)).status, body]).toEqual([403, body]);
    const told = async () =>
      (await world.store.find(outboxMessages, { where: [{ path: 'kind', in: ['SETTINGS_CHANGED'] }] })).map(
        ({ recipient, body }) => [recipient, body],
      );
    expect((await put({ GENIEACS_URL: 'http://127.0.0.1:9' })).status).toBe(422);
    const pesapal = { PESAPAL_URL: 'https://p.example', PESAPAL_CONSUMER_KEY: 'k', PESAPAL_CONSUMER_SECRET: 's' };
    expect((await put(pesapal)).status).toBe(200);
    const news = (await told()).filter(([, body]) => body?.startsWith(`${other.user.fullName} `));
    expect(news).toEqual([
      ['admin@kitara.example', expect.stringContaining(`${other.user.fullName} changed settings`)],
    ]);
    expect(news[0]?.[1]).toContain('Payment provider');
  });

  it('are closed to API keys', async () => {
    const { id: makerId } = (await world.store.find(users)).find(({ emailAddress }) =>
      emailAddress.startsWith('admin@'),
    ) ?? {
      id: '',
    };
    const key = await keyOf(world, { makerId });
    for (const [method, path] of [
      ['GET', PATH],
      ['PUT', PATH],
      ['POST', `${PATH}/sms/test`],
      ['PUT', 'settings/brand'],
      ['POST', 'webhooks'],
    ] as const)
      expect([
        path,
        (await world.call(method, path, { token: key, ...(method === 'GET' ? {} : { body: {} }) })).status,
      ]).toEqual([path, 403]);
  });

  it('apply to the running process, and to another one after a refresh', async () => {
    const other = createWorldWith(opened(), {});
    const sender = messageSenderAt(() => ({ sms: other.deps.config.messages?.sms ?? null, email: null }));
    const message = { id: 'a', channel: 'SMS', recipient: '+256771234567', subject: null, body: 'Hello' } as const;
    expect(sender.carries?.('SMS')).toBe(false);
    await save({ SMS_URL: sms, SMS_KEY: 'a-wrong-key' });
    await other.deps.settings.refresh(other.store);
    expect(sender.carries?.('SMS')).toBe(true);
    await expect(sender.send(message)).rejects.toMatchObject({ reason: 'HTTP 401' });
    await save({ SMS_KEY: KEY });
    expect(world.deps.config.messages?.sms?.key).toBe(KEY);
    await other.deps.settings.refresh(other.store);
    await sender.send(message);
    await save({ SMS_URL: null, SMS_KEY: null });
    await other.deps.settings.refresh(other.store);
    expect(sender.carries?.('SMS')).toBe(false);
  });

  it('are tested by a real call, whose result is kept until they change', async () => {
    expect((await test('sms', { to: '0771234567' })).status).toBe(409);
    await save({ SMS_URL: sms, SMS_KEY: 'a-wrong-key' });
    const wrong = await test('sms', { to: '0771234567' });
    expect(wrong.body.tested).toMatchObject({ isWorking: false, message: DOES_NOT_WORK });
    const { body } = await save({ SMS_KEY: KEY });
    expect(body.connections.find(({ name }) => name === 'sms')?.tested).toBeNull();
    expect((await test('sms', { to: '0771234567' })).body.tested.isWorking).toBe(true);
    expect((await test('sms', { to: 'nobody' })).status).toBe(422);
    expect((await test('sms')).status).toBe(422);
    expect((await test('fax')).status).toBe(404);
    const read = await world.call<Connections>('GET', PATH, { token });
    expect(read.body.connections.find(({ name }) => name === 'sms')?.tested?.isWorking).toBe(true);
  });

  it('to the payment provider are tested by requesting a token', async () => {
    const url = await systems.open(
      createPesapalStandIn({
        consumerKey: 'key',
        consumerSecret: 'secret',
        publicUrl: 'http://pay.test',
        now,
        notify: fetch,
      }).app,
    );
    await save({ PESAPAL_URL: url, PESAPAL_CONSUMER_KEY: 'key', PESAPAL_CONSUMER_SECRET: 'wrong' });
    const wrong = (await test('payments')).body.tested;
    expect(wrong).toMatchObject({ isWorking: false, message: DOES_NOT_WORK });
    await save({ PESAPAL_CONSUMER_SECRET: 'secret' });
    expect((await test('payments')).body.tested.isWorking).toBe(true);
  });

  it('to GenieACS and to a folder are tested by a query and a file', async () => {
    const credentials = { user: 'kitara', password: 'northbound-17' };
    world = createWorldWith(opened(), {});
    const address = await systems.open(createGenieAcsStandIn({ credentials, now }).app);
    const { user: GENIEACS_USER, password: GENIEACS_PASSWORD } = credentials;
    await save({ GENIEACS_URL: address, GENIEACS_USER, GENIEACS_PASSWORD });
    expect((await test('devices')).body.tested).toMatchObject({
      isWorking: true,
      message: expect.stringMatching(/^GenieACS answers\. It knows \d+ devices?\.$/),
    });
    const folder = mkdtempSync(join(tmpdir(), 'kitara-place-'));
    await save({ BACKUP_DIR: folder });
    expect((await test('backups')).body.tested.isWorking).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'file'), '');
    await save({ BACKUP_DIR: join(folder, 'file') });
    expect((await test('backups')).body.tested).toMatchObject({ isWorking: false, message: DOES_NOT_WORK });
    rmSync(folder, { recursive: true });
  });

  it('to a mail server are tested by a mail, which arrives', async () => {
    const mailServer = await serveMail();
    const to = { to: 'amina@kitara.example' };
    await save({ SMTP_URL: mailServer.url('wrong'), MAIL_FROM: 'Kitara Fibre <care@kitara.example>' });
    const wrong = (await test('mail', to)).body.tested;
    expect(wrong).toMatchObject({ isWorking: false, message: DOES_NOT_WORK });
    await save({ SMTP_URL: mailServer.url(mailServer.password) });
    expect((await test('mail', to)).body.tested).toMatchObject({
      ...{ isWorking: true, message: 'The message to amina@kitara.example was accepted. Check that it arrives.' },
    });
    expect(mailServer.mails).toEqual([
      expect.objectContaining({
        to: ['amina@kitara.example'],
        text: expect.stringContaining('This is a test message'),
      }),
    ]);
    expect((await test('mail', { to: '0771234567' })).status).toBe(422);
    await mailServer.close();
    expect((await test('mail', to)).body.tested.isWorking).toBe(false);
  });

  it('to an S3-compatible store are tested by a file that is deleted again', async () => {
    const s3 = await serveS3('our-bucket');
    const { key, region } = ACCESS;
    const place = { BACKUP_BUCKET_URL: `${s3.url}/night`, BACKUP_BUCKET_KEY: key, BACKUP_BUCKET_REGION: region };
    await save({ ...place, BACKUP_BUCKET_SECRET: 'another' });
    const wrong = (await test('backups')).body.tested;
    expect(wrong).toMatchObject({ isWorking: false, message: DOES_NOT_WORK });
    await save({ BACKUP_BUCKET_SECRET: ACCESS.secret });
    expect((await test('backups')).body.tested).toMatchObject({
      ...{ isWorking: true, message: 'A file was written there and deleted again.' },
    });
    expect([...s3.objects.keys()]).toEqual([]);
    s3.close();
  });

  it('to a missing payment provider refuse payments with an explanation', async () => {
    const provider = paymentProviderAt(() => world.deps.config.pesapal, 'http://kitara.test');
    expect(provider.isSetUp).toBe(false);
    await expect(provider.notificationId()).rejects.toThrow('Payments are not set up yet. Nothing was charged.');
    const app = createApp({ ...world.deps, provider });
    const { base, path } = actions.requestToken;
    const answer = await app.request(`${API_BASES[base]}/${path}`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Payments are not set up yet. Nothing was charged.' },
    ]);
    await save({ PESAPAL_URL: 'https://pay.example', PESAPAL_CONSUMER_KEY: 'k', PESAPAL_CONSUMER_SECRET: 's' });
    expect(provider.isSetUp).toBe(true);
  });
});
