import type { CommentView, ReplyView } from '../../../resources/tickets/actions';
import { callApi } from '../../session/callApi';

/** A comment with everything that was answered to it, the oldest first. */
export interface Thread extends CommentView {
  replies: readonly ReplyView[];
}

/** Comments, and replies, of one page (specification, section 9). */
const PAGE = 100;

/** Every item of a list that comes in pages. */
async function everyPage<Item>(load: (query: { offset: number; limit: number }) => Promise<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await load({ offset: items.length, limit: PAGE });
    items.push(...page);
    if (page.length < PAGE) return items;
  }
}

/** What was said about a ticket. Replies that `known` has all of are not asked for again, so that looking anew costs one call. */
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
