import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { notes } from '../../resources/notes/notes';
import { payments } from '../../resources/payments/payments';
import { audit } from '../audit/audit';
import { createRecord } from '../store/createRecord';
import { HOUR } from './Chance';
import type { World } from './World';

const ABOUT_PEOPLE = [
  'Prefers a call after 17:00.',
  'Asks for the invoice by e-mail.',
  'The gate is locked at noon: call the caretaker first.',
  'Speaks Luganda only.',
  'Wants to hear about faster packages.',
  'Pays for her mother, too.',
];
const ABOUT_PAYMENTS = ['Paid by the brother of the customer.', 'The payer called: the first try timed out.'];

/** Simulates notes of staff about customers and payments. */
export async function writeNotes({ books, end, staff }: World): Promise<void> {
  const [author] = staff('Support lead');
  if (!author) return;
  const write = async (body: string, subject: object, hours: number) => {
    const now = new Date(end.getTime() - hours * HOUR);
    const note = await createRecord(books, notes, { body, authorId: author.userId, ...subject }, now);
    const entry = { identity: author, action: 'CREATE', resource: notes, record: note, before: null } as const;
    await audit(books, { ...entry, after: note }, now);
  };
  const oldest = { sort: { path: 'dateCreated', ascending: true }, limit: ABOUT_PEOPLE.length } as const;
  const people = await books.find(clients, oldest);
  const customers = await books.find(accounts, oldest);
  const paid = await books.find(payments, oldest);
  for (const [place, body] of ABOUT_PEOPLE.entries()) {
    const [client, account] = [people[place], customers[place]];
    if (client) await write(body, { clientId: client.id }, 30 - place);
    if (account) await write(body, { accountId: account.id }, 20 - place);
  }
  for (const [place, body] of ABOUT_PAYMENTS.entries()) {
    const payment = paid[place];
    if (payment) await write(body, { paymentId: payment.id }, 5 - place);
  }
}
