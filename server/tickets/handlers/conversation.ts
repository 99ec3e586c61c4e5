import { addMilliseconds } from 'date-fns';
import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { unfilledFault } from '../../../contract/tickets/savedReply';
import { againstActing } from '../../../contract/tickets/ticketAccess';
import type { RecordOf } from '../../../resources/language/defineResource';
import { type CommentView, type ReplyView, ticketActions } from '../../../resources/tickets/actions';
import { comments } from '../../../resources/tickets/comments';
import { replies } from '../../../resources/tickets/replies';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { userNames } from '../../access/users';
import { attachmentsByMessage, requireAttached } from '../../attachments/ofMessages';
import { auditAction } from '../../audit/auditAction';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { take } from '../assign';
import { clockChanges } from '../clock';
import { moveForward, wait } from '../move';
import { sendToContact } from '../sendToContact';
import { notifyOfMessage } from '../staffNotifications';
import { assertAllowed, type TicketWork, ticketOf, workOn } from '../work';

type Comment = RecordOf<typeof comments>;
type Message = Comment | RecordOf<typeof replies>;

/**
 * Comments and replies on tickets. An internal note and its replies stay among staff; all others are also sent to the customer.
 */
export function conversationHandlers({
  store,
  now,
}: Deps): Pick<Handlers, 'listTicketComments' | 'createComment' | 'listCommentReplies' | 'createReply'> {
  return {
    async listTicketComments({ params, query }) {
      const ticket = await ticketOf(store, params.id);
      const listed = toQuery(comments, { ...query, ticketId: ticket.id }, 'list');
      const { records, totalRecords } = await store.list(comments, listed);
      return { comments: await commentViews(store, ticket, records), totalRecords };
    },

    createComment: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const internal = body.internal === true;
        const found = await workOn(tx, params.id, identity);
        const from = body.takeOverFrom ?? null;
        const begun =
          body.take || from ? await moveForward(tx, await take(tx, found, from, now()), 'IN_PROGRESS', now()) : found;
        const { caller, participants, ticket } = begun;
        assertAllowed(againstActing(caller, participants, internal ? 'Write Internal Note' : 'Comment'));
        const mentionedIds = body.mentionedIds ?? [];
        if (!internal) assertAllowed(againstUnfilled(body.body) ?? againstMentioning(mentionedIds));
        const attachmentIds = await requireAttached(tx, ticket.id, body.attachmentIds ?? []);
        const values = { body: body.body, internal, ticketId: ticket.id, authorId: caller.userId, attachmentIds };
        const record = await createRecord(tx, comments, values, now());
        await auditAction(tx, ticketActions.createComment, { identity, record, after: record }, now());
        if (!internal)
          await sendToContact(tx, ticket, { key: `comment:${record.id}`, text: { words: record.body } }, now());
        await notifyOfMessage(tx, begun, { mentionedIds, answeredIds: [] }, now());
        const answered = internal ? begun : await noteReply(tx, begun, now());
        // After the step that took the ticket, if there was one.
        const later = addMilliseconds(now(), 1);
        if (body.next === 'WAIT_FOR_CUSTOMER') await wait(tx, answered, true, later);
        else if (body.next) await moveForward(tx, answered, body.next, later);
        const [comment] = await commentViews(tx, ticket, [record]);
        return { comment: comment as CommentView };
      }),

    async listCommentReplies({ params, query }) {
      const comment = await commentOf(store, params.id);
      const ticket = await ticketOf(store, comment.ticketId);
      const listed = toQuery(replies, { ...query, commentId: comment.id }, 'list');
      const { records, totalRecords } = await store.list(replies, listed);
      return { replies: await messageViews(store, ticket, records), totalRecords };
    },

    createReply: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const comment = await commentOf(tx, params.id);
        const work = await workOn(tx, comment.ticketId, identity);
        const { caller, participants, ticket } = work;
        const mentionedIds = body.mentionedIds ?? [];
        assertAllowed(
          againstActing(caller, participants, 'Reply') ??
            (comment.internal ? null : (againstUnfilled(body.body) ?? againstMentioning(mentionedIds))),
        );
        const attachmentIds = await requireAttached(tx, ticket.id, body.attachmentIds ?? []);
        const values = { body: body.body, commentId: comment.id, authorId: caller.userId, attachmentIds };
        const record = await createRecord(tx, replies, values, now());
        await auditAction(tx, ticketActions.createReply, { identity, record, after: record }, now());
        if (!comment.internal) {
          await sendToContact(tx, ticket, { key: `reply:${record.id}`, text: { words: record.body } }, now());
          await noteReply(tx, work, now());
        }
        await notifyOfMessage(tx, work, { mentionedIds, answeredIds: [comment.authorId] }, now());
        const [reply] = await messageViews(tx, ticket, [record]);
        return { reply: reply as ReplyView };
      }),
  };
}

/** Records that staff have written to the customer. The first time, this is the ticket's first reply. */
async function noteReply(tx: Store, work: TicketWork, now: Date): Promise<TicketWork> {
  const { ticket } = work;
  if (ticket.firstRepliedAt) return work;
  const after = await updateRecord(tx, tickets, ticket.id, await clockChanges(tx, ticket, 'REPLIED', now), now);
  return { ...work, ticket: after ?? ticket };
}

/** Refuses a saved reply whose fields are not filled in. */
function againstUnfilled(body: string): Refusal | null {
  const fault = unfilledFault(body);
  return fault ? new Refusal('invalid', fault, { body: fault }) : null;
}

/** Refuses mentions in a message to the customer, who would read the names of colleagues. */
const againstMentioning = (mentionedIds: readonly string[]): Refusal | null =>
  mentionedIds.length === 0 ? null : fieldRefusal('mentionedIds', 'is accepted in internal notes only');

async function commentOf(store: Store, id: string | undefined): Promise<Comment> {
  const comment = await store.get(comments, id ?? '');
  if (!comment) throw new Refusal('notFound', 'There is no such comment.');
  return comment;
}

/** Returns messages with their files and the names of their authors. Without an author, the customer wrote them. */
async function messageViews<M extends Message>(store: Store, { contact }: Ticket, records: readonly M[]) {
  const names = await userNames(
    store,
    records.map(({ authorId }) => authorId),
  );
  const files = await attachmentsByMessage(store, records);
  return records.map(({ attachmentIds: _, ...each }) => ({
    ...each,
    authorName: (each.authorId && names.get(each.authorId)) || contact.name,
    attachments: files.get(each.id) ?? [],
  }));
}

async function commentViews(store: Store, ticket: Ticket, records: readonly Comment[]): Promise<CommentView[]> {
  const where = [{ path: 'commentId', in: records.map(({ id }) => id) }] as const;
  const answers = await store.find(replies, { where });
  const countOf = (id: string) => answers.filter(({ commentId }) => commentId === id).length;
  return (await messageViews(store, ticket, records)).map((each) => ({ ...each, replyCount: countOf(each.id) }));
}
