import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../contract/attachments/attachments';
import { accounts } from '../../resources/accounts/accounts';
import { type Attachment, attachments } from '../../resources/attachments/attachments';
import { attachmentContents } from '../../resources/attachments/systemTables';
import { logs } from '../../resources/audit/logs';
import type { AnyResource } from '../../resources/language/defineResource';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { removeContents } from '../../server/attachments/jobs/removeContents';
import { createRecord, type NewRecord } from '../../server/store/createRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person } from '../tickets/ticketWorld';
import { base64, JPEG, pdf, png, WEBP } from './files';

type Answer = { attachment: Attachment } & Refused;
type Permissions = Parameters<ReturnType<typeof createTicketWorld>['person']>[0] & object;

describe.each(ADAPTERS)('attachments on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let writer: Person;
  let accountId: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    writer = await person('View Tickets', 'View Work Orders', 'View Accounts', 'Write Attachments');
    accountId = (await newAccount()).id;
  });
  afterAll(() => opened?.close());

  const person = (...permissions: Permissions) => createTicketWorld(world).person(permissions);
  const newAccount = () => {
    const accountDetail = { firstName: 'Ann', lastName: 'Akello', phoneNumber: '+256778000002' };
    return createRecord(opened.store, accounts, { accountDetail } as NewRecord<typeof accounts>, world.clock.now);
  };
  const newTicket = async () => ({ id: await createTicketWorld(world).message() });
  const upload = (by: Person, values: object) =>
    world.call<Answer>('POST', 'attachments', {
      token: by.token,
      body: { fileName: 'a.png', content: base64(png()), ...values },
    });
  const call = <T = Answer>({ token }: Person, method: string, path: string) => world.call<T>(method, path, { token });
  const download = (by: Person | null, id: string, headers = {}) =>
    world.app.request(`/api/v1/attachments/${id}/content`, {
      headers: { ...(by ? { authorization: `Bearer ${by.token}` } : {}), ...headers },
    });
  const countOf = async (id: string) => opened.store.count(attachments, { where: [{ path: 'accountId', in: [id] }] });

  it.each([
    ['ticketId', tickets],
    ['workOrderId', workOrders],
    ['accountId', accounts],
  ] as const)('are uploaded by %s, listed there, and downloaded as they are', async (field, resource) => {
    const [subject] = await opened.store.find(resource as AnyResource, { limit: 1 });
    const content = pdf(field);
    const given = {
      [field]: subject?.id,
      fileName: '../scans/Café.pdf',
      mediaType: 'application/pdf',
      content: base64(content),
    };
    const { status, body } = await upload(writer, given);
    expect(status).toBe(201);
    expect(body.attachment).toMatchObject({
      [field]: subject?.id,
      fileName: 'Café.pdf',
      mediaType: 'application/pdf',
      size: content.length,
      uploadedById: writer.id,
    });
    expect(body.attachment).not.toHaveProperty('contentId');
    const { body: list } = await call<{ attachments: Attachment[] }>(
      writer,
      'GET',
      `attachments?${field}=${subject?.id}`,
    );
    expect(list.attachments.map(({ id }) => id)).toContain(body.attachment.id);
    const answer = await download(writer, body.attachment.id);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const again = await download(writer, body.attachment.id, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['a JPEG', 'a.jpeg', JPEG, 'image/jpeg'],
    ['a PNG', 'a.png', png(), 'image/png'],
    ['a WebP', 'a.webp', WEBP, 'image/webp'],
    ['a PDF without an ending', 'a', pdf(), 'application/pdf'],
  ])('accept %s by its content', async (_, fileName, content, type) => {
    const { body } = await upload(writer, { accountId: (await newAccount()).id, fileName, content: base64(content) });
    expect(body.attachment.mediaType).toBe(type);
  });

  it.each([
    ['a text', { content: base64(Buffer.from('MZ, a program')) }, 'content', 'is not a JPEG, PNG, WebP or PDF file'],
    ['an SVG', { fileName: 'a.svg', content: base64(Buffer.from('<svg onload="x()"/>')) }, 'content', 'is not a JPEG'],
    ['a GIF', { fileName: 'a.gif', content: base64(Buffer.from('GIF89a......')) }, 'content', 'is not a JPEG'],
    ['no base64', { content: 'not base64' }, 'content', 'is not base64'],
    ['nothing', { content: '' }, 'content', 'is required'],
    ['the name of another type', { fileName: 'a.pdf' }, 'fileName', 'a PNG file: use .png'],
    ['another declared type', { mediaType: 'image/jpeg' }, 'mediaType', 'a PNG file: use image/png'],
    ['too many pixels', { content: base64(png(10_000, 10_001)) }, 'content', 'has more than 100 megapixels'],
    ['a damaged image', { content: base64(png(0, 5)) }, 'content', 'is a damaged PNG file'],
    ['a name that is too long', { fileName: `${'x'.repeat(200)}.png` }, 'fileName', 'takes at most 200 characters'],
  ])('refuse %s, naming the field and what is accepted', async (_, values, field, fault) => {
    const { status, body } = await upload(writer, { accountId, ...values });
    expect(status).toBe(422);
    expect(body.errors?.[field]).toContain(fault);
    expect(await countOf(accountId)).toBe(0);
  });

  it('belong to exactly one record', async () => {
    expect((await upload(writer, {})).status).toBe(422);
    expect((await upload(writer, { accountId, ticketId: (await newTicket()).id })).status).toBe(422);
    expect((await upload(writer, { accountId: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b' })).status).toBe(404);
  });

  it('have at most 10 MB and 100 million pixels', async () => {
    const { id } = await newAccount();
    const largest = Buffer.concat([png(10_000, 10_000), Buffer.alloc(MAX_ATTACHMENT_BYTES)]).subarray(
      0,
      MAX_ATTACHMENT_BYTES,
    );
    expect((await upload(writer, { accountId: id, content: base64(largest) })).status).toBe(201);
    const larger = Buffer.concat([largest, Buffer.alloc(1)]);
    const refused = await upload(writer, { accountId: id, content: base64(larger) });
    expect([refused.status, refused.body.errors?.content]).toEqual([422, 'is larger than 10 MB']);
  });

  it('are at most 20 of one record', async () => {
    const { id } = await newAccount();
    for (let count = 0; count < MAX_ATTACHMENTS; count += 1)
      expect(
        (await upload(writer, { accountId: id, fileName: 'a.pdf', content: base64(pdf(`${count}`)) })).status,
      ).toBe(201);
    const refused = await upload(writer, { accountId: id });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'There are 20 attachments already, which is the maximum.',
    ]);
    const known = await upload(writer, { accountId: id, fileName: 'a.pdf', content: base64(pdf('3')) });
    expect([known.status, await countOf(id)]).toEqual([201, 20]);
  });

  it('are kept once if the same file is sent twice, also at once', async () => {
    const { id } = await newAccount();
    const contents = await opened.store.count(attachmentContents);
    const twice = await Promise.all([upload(writer, { accountId: id }), upload(writer, { accountId: id })]);
    const third = await upload(writer, { accountId: id, fileName: 'other.png' });
    const ids = [...twice, third].map(({ body }) => body.attachment.id);
    expect(new Set(ids).size).toBe(1);
    expect([await countOf(id), await opened.store.count(attachmentContents)]).toEqual([1, contents + 1]);
    const entries = await opened.store.find(logs, { where: [{ path: 'recordId', in: [ids[0] ?? ''] }] });
    expect(entries.map(({ action }) => action)).toEqual(['CREATE']);
  });

  it('are seen and written only by those who may see their record', async () => {
    const ticket = await newTicket();
    const { attachment } = (await upload(writer, { ticketId: ticket.id })).body;
    const other = await person('View Accounts', 'Write Attachments');
    expect((await upload(other, { ticketId: ticket.id })).status).toBe(403);
    expect((await download(other, attachment.id)).status).toBe(404);
    expect((await call(other, 'GET', `attachments/${attachment.id}`)).status).toBe(404);
    expect((await call(other, 'DELETE', `attachments/${attachment.id}`)).status).toBe(404);
    const reader = await person('View Tickets');
    expect((await download(reader, attachment.id)).status).toBe(200);
    expect((await upload(reader, { ticketId: ticket.id })).status).toBe(403);
    expect((await call(reader, 'DELETE', `attachments/${attachment.id}`)).status).toBe(403);
    expect((await download(await person('View Products'), attachment.id)).status).toBe(403);
    expect((await download(null, attachment.id)).status).toBe(401);
    expect((await world.call('POST', 'attachments', { body: {} })).status).toBe(401);
    expect((await download(writer, '019e5ee7-3cfe-7f2a-afda-581dcf86de8b')).status).toBe(404);
  });

  it('are deleted by the person who uploaded them or one who may change the record, with their content', async () => {
    const { id } = await newTicket();
    const { attachment } = (await upload(writer, { ticketId: id })).body;
    const colleague = await person('View Tickets', 'Write Attachments');
    expect((await call(colleague, 'DELETE', `attachments/${attachment.id}`)).status).toBe(403);
    const agent = await person('View Tickets', 'Update Tickets', 'Write Attachments');
    expect((await call(agent, 'DELETE', `attachments/${attachment.id}`)).status).toBe(200);
    const own = (await upload(writer, { ticketId: id })).body.attachment;
    expect((await call(writer, 'DELETE', `attachments/${own.id}`)).status).toBe(200);
    expect((await download(writer, own.id)).status).toBe(404);
    const entries = await opened.store.find(logs, { where: [{ path: 'recordId', in: [own.id] }] });
    expect(entries.map(({ action }) => action).sort()).toEqual(['CREATE', 'DELETE']);
    const contents = await opened.store.count(attachmentContents);
    await removeContents(world.deps, AbortSignal.timeout(10_000));
    expect(await opened.store.count(attachmentContents)).toBe(contents);
    world.clock.advance(2 * 60 * 60_000);
    await removeContents(world.deps, AbortSignal.timeout(10_000));
    expect(await opened.store.count(attachmentContents)).toBe(await opened.store.count(attachments));
  });
});
