import type { accounts } from '../../resources/accounts/accounts';
import type { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import { tickets } from '../../resources/tickets/tickets';
import { updateRecord } from '../store/updateRecord';
import { portalHandlers } from '../tickets/handlers/portal';
import { DAY, MINUTE } from './Chance';
import { workOnTicket } from './supportWork';
import type { TicketTopic } from './topics';
import { asked, createAs, type World } from './World';

/** The person a ticket is about. */
export type Subject = { account: RecordOf<typeof accounts> } | { client: RecordOf<typeof clients> };

/** The range of minutes until someone takes a ticket. */
const WAITS: Record<TicketTopic['priority'], readonly [number, number]> = {
  URGENT: [4, 30],
  HIGH: [5, 70],
  NORMAL: [10, 200],
  LOW: [20, 400],
};
/** The percentage of tickets that are overlooked for a day or two. */
const OVERLOOKED = 3;

/**
 * Opens a ticket for a person, through the contact form or a call to support. All tickets of the demo data are created here,
 * including their other fields.
 */
export async function openTicket(world: World, about: Subject, topic: TicketTopic): Promise<void> {
  const { agenda, chance, staff } = world;
  const id = chance.percent(60) ? await write(world, about, topic) : await call(world, about, topic);
  const wait = chance.percent(OVERLOOKED)
    ? chance.between(1, 2) * DAY
    : chance.between(...WAITS[topic.priority]) * MINUTE;
  const supporter = chance.pick([...staff('Support'), ...staff('Support lead')]);
  const moment = chance.working(new Date(agenda.now.getTime() + wait));
  agenda.at(moment, () => workOnTicket(world, { id, topic, ...tiesOf(about) }, supporter));
}

/** Opens it through the contact form, which ties a message to no client. */
async function write({ deps }: World, about: Subject, { subject, message }: TicketTopic): Promise<string> {
  const { name, phoneNumber, emailAddress } = contactOf(about);
  const known = 'account' in about ? { accountNumber: about.account.accountNumber } : {};
  const body = { name, phoneNumber, ...(emailAddress ? { emailAddress } : {}), ...known, subject, message };
  const { ticket } = await portalHandlers(deps).sendPortalMessage(asked(null, body));
  return ticket.id;
}

/** Opens it after a call. The member of support who writes it down becomes the assignee. */
async function call(world: World, about: Subject, { subject, message, priority }: TicketTopic): Promise<string> {
  const { chance, staff, agenda, books } = world;
  const type = 'account' in about ? 'CUSTOMER_TICKET' : 'LEAD_TICKET';
  const opener = chance.pick([...staff('Front desk'), ...staff('Support')]);
  const given = { type, subject, description: message, priority, contact: contactOf(about), ...tiesOf(about) };
  const { id } = await createAs(world, opener, tickets, given);
  await updateRecord(books, tickets, id, { lastCustomerMessageAt: agenda.now.toISOString() }, agenda.now);
  return id;
}

function contactOf(about: Subject) {
  const person = 'account' in about ? about.account.accountDetail : about.client;
  const { firstName, lastName, phoneNumber, emailAddress } = person;
  return { name: `${firstName} ${lastName}`, phoneNumber, emailAddress };
}

const tiesOf = (about: Subject) =>
  'account' in about
    ? { accountId: about.account.id, clientId: about.account.clientId }
    : { accountId: null, clientId: about.client.id };
