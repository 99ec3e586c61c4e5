import type { Permission } from '../../contract/access/permissions';
import { REPLY_FIELDS, replyFault } from '../../contract/tickets/savedReply';
import { defineResource } from '../language/defineResource';
import { longText, text } from '../language/kinds';

/** Each of these permissions shows the ticket settings, of which this list is the first. */
const SEEN_BY = ['Manage Tickets', 'View Task Roles', 'View Task Permissions'] as const satisfies readonly Permission[];

/** Texts that staff use often, inserted into a reply with the customer's values. */
export const savedReplies = defineResource({
  name: 'saved-replies',
  label: ['Saved reply', 'Saved replies'],
  icon: 'message-square',
  representation: (reply) => reply.title,
  headline: { about: ['title'] },
  fields: {
    title: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    body: longText({
      label: 'Text',
      required: true,
      searchable: true,
      maxLength: 1_500,
      fault: replyFault,
      help: `Filled in for each customer: ${REPLY_FIELDS.map((name) => `{${name}}`).join(', ')}`,
    }),
  },
  list: { columns: ['title', 'body', 'dateUpdated'], sort: { by: 'title', ascending: true } },
  screens: [
    {
      list: 'saved-replies',
      details: 'saved-reply-details',
      menu: { group: 'Settings', label: 'Ticket Settings', order: 35, permissions: SEEN_BY },
    },
  ],
  access: {
    list: ['View Tickets', ...SEEN_BY],
    create: 'Manage Tickets',
    update: 'Manage Tickets',
    remove: 'Manage Tickets',
    whose: 'everybody',
  },
  undoable: true,
});
