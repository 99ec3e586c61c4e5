import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { recordPackets } from '../../server/network/accounting/recordPackets';
import type { SessionReport } from '../../server/network/rules/accountingPacket';
import { createRecord } from '../../server/store/createRecord';
import { base64, pdf } from '../attachments/files';
import { asClerk, slip } from '../payments/clerks';
import { orderBody } from '../payments/orders';
import type { World } from '../support/world';

/** A person whose names and numbers no one else has. */
export const PERSON = {
  firstName: 'Zebulonia',
  lastName: 'Quaxilot',
  phoneNumber: '+256793555001',
  otherNumber: '+256793555002',
  emailAddress: 'zebulonia@quaxilot.example',
  nationalId: 'CF90210ZEBUL01',
  placeOfResidence: 'Plot 5, Quaxilot Close',
  tin: '1009876543',
} as const;

/** The content of an attachment of the person's ticket. */
export const HOUSE = pdf('The house of Zebulonia Quaxilot');

/** Texts that must not be found after the erasure, in any letter case. */
export const TRACES = [
  ...['zebulonia', 'quaxilot', 'cf90210zebul01', '1009876543'],
  '3c:7c:3f:9e:1b:2c',
  ...['793555001', '793 555 001', '793555002', '793 555 002'],
];

export interface Scene {
  clientId: string;
  accountId: string;
  formId: string;
  ticketId: string;
}

/** Lives a customer's life: an order, payment, complaint and visit, interest elsewhere, changes and views by staff. */
export async function livePerson(world: World): Promise<Scene> {
  const { store, clock, call } = world;
  const name = `${PERSON.firstName} ${PERSON.lastName}`;
  const body = { ...(await orderBody(world)), client: PERSON, installationAddress: 'Behind Quaxilot Stores' };
  const ordered = await call<{ subscriptionForm: { id: string } }>('POST', 'onboarding/subscription', { body });
  const formId = ordered.body.subscriptionForm.id;
  const order = { formId, phoneNumber: PERSON.phoneNumber };
  await asClerk(world, 'finance', 'POST', 'payments/manual', slip(order));
  const [client] = await store.find(clients, { where: [{ path: 'phoneNumber', in: [PERSON.phoneNumber] }] });
  const [account] = await store.find(accounts, { where: [{ path: 'clientId', in: [client?.id ?? ''] }] });
  if (!client || !account) throw new Error('The order made no account.');
  const line = { accountId: account.id, username: 'zebulonia.quaxilot', macAddress: '3c7c.3f9e.1b2c' };
  await asClerk(world, 'admin', 'POST', 'access-lines', line);
  await store.transaction((tx) => recordPackets(tx, [sessionOf(line.username, clock.now)], clock.now));
  const message = {
    ...{ name, phoneNumber: '0793 555 001', emailAddress: PERSON.emailAddress, accountNumber: account.accountNumber },
    ...{ subject: `${name} has no light`, message: `Call ${name} on 0793 555 002.` },
  };
  const sent = await call<{ ticket: { id: string } }>('POST', 'tickets/portal', { body: message });
  const ticket = { id: sent.body.ticket.id };
  await asClerk(world, 'admin', 'POST', `tickets/${ticket.id}/comments`, {
    body: `Spoke with ${name}.`,
    internal: true,
  });
  await store.transaction((tx) =>
    createRecord(
      tx,
      workOrders,
      { accountId: account.id, type: 'REPAIR', notes: `Ask for ${name}`, phoneNumber: PERSON.otherNumber },
      clock.now,
    ),
  );
  await asClerk(world, 'admin', 'POST', 'attachments', {
    ...{ ticketId: ticket.id, fileName: 'Quaxilot house.pdf', content: base64(HOUSE) },
  });
  await asClerk(world, 'admin', 'PUT', `clients/${client.id}`, { placeOfResidence: 'Quaxilot Road' });
  await asClerk(world, 'admin', 'POST', `clients/${client.id}/unmask`, {
    field: 'nationalId',
    reason: `${name} asked`,
  });
  const check = await call<{ coverageCheck: { id: string } }>('POST', 'coverage/check', {
    body: { location: { commonName: 'Quaxilot Hill' } },
  });
  const interest = { firstName: PERSON.firstName, lastName: PERSON.lastName, phoneNumber: PERSON.phoneNumber };
  await call('POST', 'onboarding/interest', {
    body: { client: interest, coverageCheckId: check.body.coverageCheck.id, consentVersion: '2026-11' },
  });
  await asClerk(world, 'admin', 'GET', `clients/export?searchTerm=Quaxilot`);
  return { clientId: client.id, accountId: account.id, formId, ticketId: ticket.id };
}

/** Ends and closes everything that prevents the erasure, except for the day of the payment. */
export async function endEverything({ store }: World, { accountId, ticketId }: Scene): Promise<void> {
  const ofAccount = { where: [{ path: 'accountId', in: [accountId] }] } as const;
  for (const { id } of await store.find(subscriptions, ofAccount))
    await store.update(subscriptions, id, { status: 'TERMINATED' });
  for (const { id } of await store.find(subscriptionUpdateTasks, ofAccount))
    await store.update(subscriptionUpdateTasks, id, { status: 'DONE' });
  for (const { id } of await store.find(workOrders, ofAccount))
    await store.update(workOrders, id, { status: 'CLOSED' });
  await store.update(tickets, ticketId, { status: 'CLOSED' });
}

const sessionOf = (username: string, now: Date): SessionReport => ({
  ...{ type: 'STARTED', nasAddress: '10.20.1.1', sessionId: '81000001', username, framedAddress: '100.64.0.7' },
  ...{ at: now.getTime(), receivedAt: now.getTime(), seconds: 0, downloadBytes: 0, uploadBytes: 0 },
  ...{ callingStation: '3C:7C:3F:9E:1B:2C', nasPort: null, terminateCause: null },
});

/** Returns the audit entries about a record. */
export const entriesOf = (world: World, recordId: string) =>
  world.store.find(logs, { where: [{ path: 'recordId', in: [recordId] }] });
