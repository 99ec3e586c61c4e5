import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { type Attachment, attachments } from '../../resources/attachments/attachments';
import { attachmentContents } from '../../resources/attachments/systemTables';
import { removeContents } from '../../server/attachments/jobs/removeContents';
import { ACCESS, serveS3 } from '../backup/s3StandIn';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorldWith, type World } from '../support/world';
import { base64, pdf } from './files';

type Answer = { attachment: Attachment } & Refused;
const HOURS = 3_600_000;

describe.each(ADAPTERS)('attachments in a bucket, on $name', (adapter) => {
  let s3: Awaited<ReturnType<typeof serveS3>>;
  let opened: Opened;
  let world: World;
  let token: string;
  let accountId: string;
  beforeAll(async () => {
    s3 = await serveS3('files');
    opened = await adapter.openSeeded();
    world = worldAt(`${s3.url}/kitara`);
    token = await world.signIn('admin');
    accountId = (await opened.store.find(accounts, { limit: 1 }))[0]?.id ?? '';
  });
  beforeEach(async () => {
    s3.objects.clear();
    const own = { where: [{ path: 'accountId', in: [accountId] }] } as const;
    for (const { id } of await opened.store.find(attachments, own)) await opened.store.remove(attachments, id);
  });
  afterAll(async () => {
    s3?.close();
    await opened?.close();
  });

  const worldAt = (url: string, secret = ACCESS.secret) =>
    createWorldWith(opened.store, {
      ATTACHMENTS_BUCKET_URL: url,
      ATTACHMENTS_BUCKET_KEY: ACCESS.key,
      ATTACHMENTS_BUCKET_SECRET: secret,
      ATTACHMENTS_BUCKET_REGION: ACCESS.region,
    });
  const upload = (words: string, where = world) =>
    where.call<Answer>('POST', 'attachments', {
      token,
      body: { accountId, fileName: 'a.pdf', content: base64(pdf(words)) },
    });
  const download = (id: string, where = world) =>
    where.app.request(`/api/v1/attachments/${id}/content`, { headers: { authorization: `Bearer ${token}` } });
  const inBucket = () => opened.store.count(attachmentContents, { where: [{ path: 'content', isNull: true }] });
  const tidy = async () => {
    world.clock.advance(2 * HOURS);
    await removeContents(world.deps, AbortSignal.timeout(10_000));
    // The session has ended meanwhile.
    token = await world.signIn('admin');
  };

  it('are stored there and read from there, once each', async () => {
    const { status, body } = await upload('one');
    expect(status).toBe(201);
    expect((await upload('one')).body.attachment.id).toBe(body.attachment.id);
    expect([...s3.objects.values()]).toEqual([pdf('one')]);
    expect([...s3.objects.keys()][0]).toMatch(/^kitara\/[0-9a-f-]{36}$/);
    const answer = await download(body.attachment.id);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf('one'));
  });

  it('leave no attachment if the bucket refuses them, and say so', async () => {
    const stranger = worldAt(`${s3.url}/kitara`, 'another');
    const { status, body } = await upload('two', stranger);
    expect([status, body.error]).toEqual([503, 'The store of attachments does not answer. Try again later.']);
    expect(await opened.store.count(attachments, { where: [{ path: 'accountId', in: [accountId] }] })).toBe(0);
    await tidy();
    expect(await inBucket()).toBe(0);
    expect((await upload('two')).status).toBe(201);
  });

  it('are removed from there by a job, an hour after they were stored, if nothing refers to them', async () => {
    const [kept, gone] = [(await upload('kept')).body.attachment, (await upload('gone')).body.attachment];
    expect((await world.call('DELETE', `attachments/${gone.id}`, { token })).status).toBe(200);
    await removeContents(world.deps, AbortSignal.timeout(10_000));
    expect(s3.objects.size).toBe(2);
    await tidy();
    expect([...s3.objects.values()]).toEqual([pdf('kept')]);
    expect(await inBucket()).toBe(1);
    expect((await download(kept.id)).status).toBe(200);
  });

  it('are still read from the database if it kept them before', async () => {
    const before = createWorldWith(opened.store, {});
    before.clock.now = world.clock.now;
    const { attachment } = (await upload('earlier', before)).body;
    expect(s3.objects.size).toBe(0);
    expect((await download(attachment.id)).status).toBe(200);
    const later = (await upload('later')).body.attachment;
    expect((await download(later.id, before)).status).toBe(503);
  });
});
