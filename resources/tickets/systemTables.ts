import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { boolean, dateTime, reference, text } from '../language/kinds';

/** Tables of tickets without declared access; the actions on tickets read and write them. */

/** The changes of a ticket's assignee after it was opened; append-only. */
export const assigneeChanges = defineResource({
  name: 'assignee-changes',
  label: ['Assignee change', 'Assignee changes'],
  fields: {
    ticketId: reference('tickets', { required: true }),
    /** Null if there was none before, or is none afterwards. */
    fromId: reference('users'),
    toId: reference('users'),
    byId: reference('users'),
  },
});

/** A user who has a ticket open, as last reported by their browser; it counts for some seconds only. */
export const ticketPresences = defineResource({
  name: 'ticket-presences',
  label: ['Ticket presence', 'Ticket presences'],
  fields: {
    ticketId: reference('tickets', { required: true }),
    userId: reference('users', { required: true }),
    isTyping: boolean({ default: false }),
    seenAt: dateTime({ required: true, indexed: true }),
  },
  unique: [['ticketId', 'userId']],
  retention: [{ days: 1, by: 'seenAt' }],
});

/** A message that a gateway has delivered to us, so that it counts once. Its text is in its ticket. */
export const inboundMessages = defineResource({
  name: 'inbound-messages',
  label: ['Inbound message', 'Inbound messages'],
  fields: {
    /** The channel and the gateway's own id of the message. */
    key: text({ required: true, unique: true, maxLength: 220 }),
    ticketId: reference('tickets', { required: true }),
  },
  retention: [{ days: RETENTION.messages.days, by: 'dateCreated' }],
});
