import { afterAll, beforeAll, expect, it } from 'vitest';
import { clients } from '../resources/accounts/clients';
import type { Answers } from '../resources/catalogue/actions';
import { outboxMessages } from '../resources/messages/outboxMessages';
import { prepareStore } from '../server/prepare';
import type { Store } from '../server/store/Store';
import { openDemoDatabase } from './databases';
import { orderBody, startPaying } from './payments/orders';
import { START } from './start';
import { createTicketWorld } from './tickets/ticketWorld';
import { createWorld, type World } from './world';

const TYPED = 'Win at http://evil.example';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
});
afterAll(() => store.close());

const sentTo = (recipient: string) => store.find(outboxMessages, { where: [{ path: 'recipient', in: [recipient] }] });

/** Sends a stranger's message, which staff answer and close. */
async function messageFrom(contact: { phoneNumber: string } | { emailAddress: string }): Promise<void> {
  const desk = createTicketWorld(world);
  const body = { name: TYPED, subject: TYPED, message: TYPED, accountNumber: TYPED, ...contact };
  const { id } = (await world.call<Answers['sendPortalMessage']>('POST', 'tickets/portal', { body })).body.ticket;
  const manager = await desk.person(['View Tickets', 'Update Tickets', 'Manage Tickets']);
  for (const status of ['IN_PROGRESS', 'RESOLVED', 'CLOSED'])
    expect((await desk.post(`tasks/${id}/change-status`, manager, { status })).status).toBe(200);
}

it.each([{ phoneNumber: '+256790000001' }, { emailAddress: 'stranger@mail.example' }])(
  'a visitor’s text is sent to no one: a message from %o',
  async (contact) => {
    await messageFrom(contact);
    const sent = await sentTo(Object.values(contact)[0]);
    expect(sent.map(({ key }) => key.split(':')[1]).sort()).toEqual(['received', 'status', 'status']);
    expect(JSON.stringify(sent)).not.toMatch(/Win|evil/);
  },
);

it('a visitor’s text is sent to no one: a paid order', async () => {
  const phoneNumber = '+256790000002';
  const order = await orderBody(world, phoneNumber);
  const person = { ...order.client, firstName: TYPED, lastName: TYPED, placeOfResidence: TYPED };
  const { body } = await world.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', {
    body: { ...order, client: person, installationAddress: TYPED },
  });
  const { id: formId } = body.subscriptionForm;
  const attempt = await startPaying(world, { formId, phoneNumber });
  await world.standIn.settle(attempt.trackingId, 'COMPLETED');
  const [client] = await store.find(clients, { where: [{ path: 'phoneNumber', in: [phoneNumber] }] });
  expect(client).toMatchObject({ firstName: TYPED, stage: 'CUSTOMER' });
  const sent = await sentTo(phoneNumber);
  expect(sent.map(({ key }) => key.split(':')[0])).toContain('receipt');
  expect(JSON.stringify(sent)).not.toMatch(/Win|evil/);
});
