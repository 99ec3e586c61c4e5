import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attachment } from '../../resources/attachments/attachments';
import type { CommentView, ReplyView } from '../../resources/tickets/actions';
import { base64, pdf } from '../attachments/files';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person, type TicketWorld } from './ticketWorld';

describe.each(ADAPTERS)('files of messages on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let office: TicketWorld;
  let agent: Person;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    office = createTicketWorld(world);
    agent = await office.person(['View Tickets', 'Update Tickets', 'Write Attachments']);
  });
  afterAll(() => opened?.close());

  const call = <T>(method: string, path: string, body?: object) =>
    world.call<T & Refused>(method, path, { token: agent.token, ...(body ? { body } : {}) });
  const upload = async (ticketId: string, words: string) => {
    const body = { ticketId, fileName: `${words}.pdf`, content: base64(pdf(words)) };
    return (await call<{ attachment: Attachment }>('POST', 'attachments', body)).body.attachment;
  };
  const comment = (ticketId: string, attachmentIds: string[], more = {}) =>
    call<{ comment: CommentView }>('POST', `tickets/${ticketId}/comments`, {
      ...{ body: 'See the file.', attachmentIds, take: true },
      ...more,
    });

  it('are shown with a comment and a reply, each once, and not sent to the customer', async () => {
    const phoneNumber = office.phone();
    const ticketId = await office.message(phoneNumber);
    const [one, two] = [await upload(ticketId, 'one'), await upload(ticketId, 'two')];
    const said = await comment(ticketId, [two.id, one.id, two.id]);
    expect(said.status).toBe(201);
    const { id, attachments } = said.body.comment;
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['two.pdf', 'one.pdf']);
    expect(attachments[0]).not.toHaveProperty('contentId');
    const told = await office.told(phoneNumber);
    expect(told.filter((text) => text.endsWith(': See the file.'))).toHaveLength(1);

    const body = { body: 'Again.', attachmentIds: [one.id] };
    const { reply } = (await call<{ reply: ReplyView }>('POST', `comments/${id}/reply`, body)).body;
    expect(reply.attachments.map(({ fileName }) => fileName)).toEqual(['one.pdf']);
    const { replies } = (await call<{ replies: ReplyView[] }>('GET', `comments/${id}/replies`)).body;
    expect(replies[0]?.attachments).toEqual(reply.attachments);

    await call('DELETE', `attachments/${two.id}`);
    const { comments } = (await call<{ comments: CommentView[] }>('GET', `tickets/${ticketId}/comments`)).body;
    expect(comments[0]?.attachments.map(({ fileName }) => fileName)).toEqual(['one.pdf']);
  });

  it('belong to the ticket of the message', async () => {
    const [ticketId, other] = [await office.message(), await office.message()];
    const theirs = await upload(other, 'theirs');
    for (const attachmentId of [theirs.id, '019e5ee7-3cfe-7f2a-afda-581dcf86de8b']) {
      const { status, body } = await comment(ticketId, [attachmentId]);
      expect([status, body.errors]).toEqual([422, { attachmentIds: 'must be attachments of this ticket' }]);
    }
    const { comments } = (await call<{ comments: CommentView[] }>('GET', `tickets/${ticketId}/comments`)).body;
    expect(comments).toEqual([]);
  });
});
