import { brand } from '../../contract/brand';
import { accounts } from '../../resources/accounts';
import { clients } from '../../resources/clients';
import { tickets } from '../../resources/tickets';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { tellContact } from '../support/tellContact';
import type { Handlers, Request } from './Handlers';

type Message = Request<'sendPortalMessage'>['body'];

/** The contact form. */
export function portalHandlers({ store, now }: Deps): Pick<Handlers, 'sendPortalMessage'> {
  return {
    sendPortalMessage: ({ body }) =>
      store.transaction(async (tx) => {
        const ticket = await createRecord(
          tx,
          tickets,
          {
            ...(await senderOf(tx, body)),
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
        const text = `We have your message “${ticket.subject}” and will get back to you. ${brand.name}`;
        await tellContact(tx, ticket, `received:${ticket.id}`, text, now());
        const { id, ticketNumber, status, dateCreated } = ticket;
        return { ticket: { id, ticketNumber, status, dateCreated } };
      }),
  };
}

/**
 * Whose message it is, by their phone number: a customer's where it is an account's, otherwise a lead's. An account number
 * alone proves nothing; one that is not the sender's is noted for whoever reads the message.
 */
async function senderOf(tx: Store, { phoneNumber, accountNumber, message }: Message) {
  const typed = accountNumber?.toUpperCase();
  const owned = phoneNumber
    ? await tx.find(accounts, {
        where: [{ path: 'accountDetail.phoneNumber', in: [phoneNumber] }],
        sort: { path: 'dateCreated', ascending: false },
      })
    : [];
  const account = owned.find((each) => each.accountNumber === typed) ?? owned[0];
  const note = typed && account?.accountNumber !== typed ? `\n\nAccount number given: ${typed}` : '';
  const description = `${message}${note}`;
  if (account)
    return { type: 'CUSTOMER_TICKET' as const, accountId: account.id, clientId: account.clientId, description };
  const [client] = phoneNumber
    ? await tx.find(clients, { where: [{ path: 'phoneNumber', in: [phoneNumber] }], limit: 1 })
    : [];
  return { type: 'LEAD_TICKET' as const, clientId: client?.id ?? null, description };
}
