import { tickets } from '../../../resources/tickets/tickets';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { visitorLanguage } from '../../messages/languageFor';
import { createRecord } from '../../store/createRecord';
import { updateRecord } from '../../store/updateRecord';
import { clockChanges } from '../clock';
import { senderOf } from '../senderOf';
import { sendToContact } from '../sendToContact';

/** The contact form. */
export function portalHandlers({ store, now }: Deps): Pick<Handlers, 'sendPortalMessage'> {
  return {
    sendPortalMessage: ({ body, identity, header }) =>
      store.transaction(async (tx) => {
        const ticket = await createRecord(
          tx,
          tickets,
          {
            ...(await senderOf(tx, { phoneNumber: null, accountNumber: null, ...body }, now())),
            source: 'PORTAL',
            subject: body.subject,
            lastCustomerMessageAt: now().toISOString(),
            contact: {
              name: body.name,
              phoneNumber: body.phoneNumber ?? null,
              emailAddress: body.emailAddress ?? null,
            },
          },
          now(),
        );
        const clock = await clockChanges(tx, ticket, 'OPENED', now());
        await updateRecord(tx, tickets, ticket.id, clock, now());
        const language = visitorLanguage({ identity, header });
        const text = { answerBy: clock.firstReplyDue ?? null };
        await sendToContact(tx, ticket, { key: `received:${ticket.id}`, text, language }, now());
        const { id, ticketNumber, status, dateCreated } = ticket;
        return { ticket: { id, ticketNumber, status, dateCreated } };
      }),
  };
}
