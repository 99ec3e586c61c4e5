import { defineActions } from '../language/defineActions';
import { email, longText, phone, text } from '../language/kinds';
import * as shape from '../language/shapes';

/** The gateway's call for a customer's message; it sends its key as a bearer token. */
const INBOUND = {
  method: 'POST',
  base: 'v1',
  access: 'public',
  answer: shape.object({
    ticketNumber: shape.text,
    /** True if the message had been delivered before. */
    repeated: shape.boolean,
  }),
  reads: 'ticketNumber',
  limits: [
    { by: 'address', most: 60, minutes: 15, failures: true, what: 'calls' },
    { by: 'address', most: 3_000, minutes: 15, what: 'messages' },
    { by: 'subject', of: ['from'], most: 30, minutes: 60, what: 'messages' },
  ],
} as const;
/** The gateway's own id of a message. */
const id = text({ required: true, maxLength: 200 });

/** Calls of gateways that deliver customers' messages. */
export const inboundActions = defineActions(
  { name: 'Tickets', description: 'Conversation, status and participants of tickets.' },
  {
    receiveSms: {
      ...INBOUND,
      path: 'inbound/sms',
      input: { id, from: phone({ required: true }), text: longText({ required: true, maxLength: 2_000 }) },
      summary: 'A customer’s SMS, delivered by the gateway: it goes into their ticket, or opens one',
    },
    receiveMail: {
      ...INBOUND,
      path: 'inbound/mail',
      input: {
        id,
        from: email({ required: true }),
        name: text(),
        subject: text({ maxLength: 300 }),
        text: longText({ required: true }),
      },
      summary: 'A customer’s mail as plain text, delivered by a mail service: it goes into their ticket, or opens one',
    },
  },
);
