import { defineResource } from '../language/defineResource';
import { longText, reference, references } from '../language/kinds';

/** A reply to a comment. */
export const replies = defineResource({
  name: 'replies',
  label: ['Reply', 'Replies'],
  icon: 'reply',
  representation: (reply) => reply.body.slice(0, 60),
  fields: {
    commentId: reference('comments', { label: 'Comment', required: true }),
    authorId: reference('users', { label: 'By' }),
    body: longText({ required: true, searchable: true }),
    attachmentIds: references('attachments', { label: 'Attachments', readOnly: true }),
  },
  list: { columns: ['commentId', 'authorId', 'body', 'dateCreated'], pageSize: 100 },
  access: { list: 'View Tickets', whose: { through: 'commentId' } },
});
