import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { entriesOf } from './entries';
import { aComment, aReply, aTicket } from './testTicket';
import { loadConversation } from './threads';

const call = standIn(calls, 'callApi');
const { signal } = new AbortController();

/** Simulates a server with these comments and replies. */
function serve(comments: ReturnType<typeof aComment>[], replies: ReturnType<typeof aReply>[] = []) {
  call.mockReset();
  call.mockImplementation(async (name, { params = {}, query = {} } = {}) => {
    const all = name === 'listTicketComments' ? comments : replies.filter(({ commentId }) => commentId === params.id);
    const page = all.slice(Number(query.offset), Number(query.offset) + Number(query.limit));
    return { comments: page, replies: page, totalRecords: all.length } as never;
  });
}
const asked = () => call.mock.calls.map(([name, input]) => `${name} ${input?.params?.id}`);

it('loads replies only if there are others than the known ones', async () => {
  serve([aComment('c1', 9, 1), aComment('c2', 10)], [aReply('r1', 12, 'c1')]);
  const known = await loadConversation('t1', [], signal);
  expect(asked()).toEqual(['listTicketComments t1', 'listCommentReplies c1']);
  call.mockClear();
  expect(await loadConversation('t1', known, signal)).toEqual(known);
  expect(asked()).toEqual(['listTicketComments t1']);
  serve([aComment('c1', 9, 1), aComment('c2', 10, 1)], [aReply('r1', 12, 'c1'), aReply('r2', 13, 'c2')]);
  const later = await loadConversation('t1', known, signal);
  expect(asked()).toEqual(['listTicketComments t1', 'listCommentReplies c2']);
  expect(later.map(({ replies }) => replies.map(({ id }) => id))).toEqual([['r1'], ['r2']]);
});

it('loads every comment of a long conversation', async () => {
  serve(Array.from({ length: 230 }, (_, at) => aComment(`c${at}`, 9)));
  expect(await loadConversation('t1', [], signal)).toHaveLength(230);
});

it('returns messages in chronological order, and replies with what they reply to', () => {
  const change = {
    ...aComment('s1', 11),
    from: 'NEW',
    to: 'IN_PROGRESS',
    userId: null,
    userName: null,
    reason: null,
  } as const;
  const threads = [
    { ...aComment('c1', 9, 1), replies: [aReply('r1', 12, 'c1')] },
    { ...aComment('c2', 10), internal: true, replies: [] },
  ];
  const entries = entriesOf(aTicket, threads, [change], [], inEnglish.t);
  expect(entries.map(({ id }) => id)).toEqual(['t1', 'c1', 'c2', 's1', 'r1']);
  expect(entries[0]).toMatchObject({ authorName: 'Grace Auma', body: 'LOS is red.', commentId: null });
  expect(entries[2]).toMatchObject({ internal: true, commentId: 'c2' });
  expect(entries[4]).toMatchObject({ commentId: 'c1', answers: { body: 'Words c1' } });
});
