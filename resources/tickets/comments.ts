import { defineResource } from '../language/defineResource';
import { boolean, longText, reference, references } from '../language/kinds';

/** A comment on a ticket; without an author, it is the customer's. */
export const comments = defineResource({
  name: 'comments',
  label: ['Comment', 'Comments'],
  icon: 'message-square',
  representation: (comment) => comment.body.slice(0, 60),
  fields: {
    ticketId: reference('tickets', { label: 'Ticket', required: true }),
    authorId: reference('users', { label: 'By' }),
    body: longText({ required: true, searchable: true }),
    internal: boolean({ label: 'Internal note', default: false, filter: 'internal' }),
    attachmentIds: references('attachments', { label: 'Attachments', readOnly: true }),
  },
  list: { columns: ['ticketId', 'authorId', 'body', 'internal', 'dateCreated'], pageSize: 100 },
  access: { list: 'View Tickets', whose: { through: 'ticketId' } },
});
