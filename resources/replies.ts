import { defineResource } from './defineResource';
import { longText, reference } from './kinds';

/** An answer to one comment. */
export const replies = defineResource({
  name: 'replies',
  label: ['Reply', 'Replies'],
  icon: 'reply',
  representation: (reply) => reply.body.slice(0, 60),
  fields: {
    commentId: reference('comments', { label: 'Comment', required: true, demo: ({ source }) => source.id as string }),
    authorId: reference('users', { label: 'By', demo: ({ source }) => source.authorId as string | null }),
    body: longText({
      required: true,
      searchable: true,
      demo: ({ pick }) => pick(['Thank you, it works again.', 'Noted.', 'Please call before you come.']),
    }),
  },
  list: { columns: ['commentId', 'authorId', 'body', 'dateCreated'], pageSize: 100 },
  access: { list: 'View Tickets', whose: { through: 'commentId' } },
  demo: { from: 'comments', where: ({ internal }) => internal === false },
});
