import { TICKET_PRIORITIES, TICKET_TYPES } from '../../contract/statuses';
import { inWords } from '../../contract/text';
import { defineResource } from '../language/defineResource';
import { decimal, oneOf } from '../language/kinds';

const hours = { required: true, min: 0.1, max: 1_000 } as const;

/** How soon tickets of a type and priority must be answered and resolved. One for each combination, created at start-up. */
export const ticketTargets = defineResource({
  name: 'ticket-targets',
  label: ['Response target', 'Response targets'],
  icon: 'timer',
  representation: ({ type, priority }) => `${inWords(type)}, ${inWords(priority).toLowerCase()}`,
  headline: { about: ['type', 'priority'] },
  fields: {
    type: oneOf(TICKET_TYPES, { required: true, readOnly: true, filter: 'ticketTypes' }),
    priority: oneOf(TICKET_PRIORITIES, { required: true, readOnly: true, filter: 'priorities' }),
    firstReplyHours: decimal({ label: 'First reply within (working hours)', ...hours }),
    resolutionHours: decimal({
      label: 'Resolved within (working hours)',
      help: 'Applies to new tickets, and to others from their next change.',
      ...hours,
    }),
  },
  unique: [['type', 'priority']],
  list: { columns: ['type', 'priority', 'firstReplyHours', 'resolutionHours'] },
  screens: [{ list: 'response-targets', details: 'response-target-details', beside: 'saved-replies' }],
  access: { list: ['View Tickets', 'Manage Tickets'], update: 'Manage Tickets', whose: 'everybody' },
});
