import type { CommentView, ReplyView } from '../../../resources/tickets/actions';
import { callApi } from '../../session/callApi';

/** A comment with all of its replies, oldest first. */
export interface Thread extends CommentView {
  replies: readonly ReplyView[];
}

/** The number of comments or replies on one page (specification, section 9). */
const PAGE = 100;

/** Loads every item of a paginated list. */
async function everyPage<Item>(load: (query: { offset: number; limit: number }) => Promise<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await load({ offset: items.length, limit: PAGE });
    items.push(...page);
    if (page.length < PAGE) return items;
  }
}

/**
 * Loads the conversation of a ticket. Threads whose replies are all in `known` are not loaded again, so that a refresh needs only
 * one call.
 */
export async function loadConversation(
  ticketId: string,
  known: readonly Thread[],
  signal: AbortSignal,
): Promise<Thread[]> {
  const comments = await everyPage(
    async (query) => (await callApi('listTicketComments', { params: { id: ticketId }, query, signal })).comments,
  );
  const repliesTo = ({ id, replyCount }: CommentView) => {
    const before = known.find((thread) => thread.id === id)?.replies ?? [];
    if (before.length === replyCount) return before;
    return everyPage(async (query) => (await callApi('listCommentReplies', { params: { id }, query, signal })).replies);
  };
  return Promise.all(comments.map(async (comment) => ({ ...comment, replies: await repliesTo(comment) })));
}
