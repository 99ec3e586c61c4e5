import { defineResource } from './defineResource';
import { boolean, longText, reference } from './kinds';

/** What was said about a ticket; without an author, the customer said it. */
export const comments = defineResource({
  name: 'comments',
  label: ['Comment', 'Comments'],
  icon: 'message-square',
  representation: (comment) => comment.body.slice(0, 60),
  fields: {
    ticketId: reference('tickets', { label: 'Ticket', required: true, demo: ({ source }) => source.id as string }),
    authorId: reference('users', {
      label: 'By',
      demo: ({ source }) => (source.responsibleId as string | null) ?? null,
    }),
    body: longText({
      required: true,
      searchable: true,
      demo: ({ pick }) =>
        pick([
          'Called the customer, the ONU shows a red light. A team is on its way.',
          'The line was cut at the pole; spliced and tested.',
          'Asked for the transaction id of the payment.',
          'Explained the packages and sent the link to order.',
        ]),
    }),
    internal: boolean({
      label: 'Internal note',
      default: false,
      filter: 'internal',
      demo: ({ random }) => random() < 0.3,
    }),
  },
  list: { columns: ['ticketId', 'authorId', 'body', 'internal', 'dateCreated'], pageSize: 100 },
  access: { list: 'View Tickets', whose: { through: 'ticketId' } },
  demo: { from: 'tickets', where: ({ status }) => status !== 'NEW' },
});
