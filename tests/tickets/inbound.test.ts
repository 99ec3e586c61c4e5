import { beforeEach, expect, it } from 'vitest';
import { comments } from '../../resources/tickets/comments';
import { ticketStatusChanges } from '../../resources/tickets/ticketStatusChanges';
import { tickets } from '../../resources/tickets/tickets';
import { added, census, onPostgres } from '../payments/stores';
import { createWorldWith, type World } from '../support/world';
import { createTicketWorld, type Person, type TicketWorld } from './ticketWorld';

const KEY = 'sixteen-chars-or-more';

interface Taken {
  ticketNumber: string;
  repeated: boolean;
}

onPostgres('customers’ messages', (store) => {
  let world: World;
  let office: TicketWorld;
  let phoneNumber: string;
  let sarah: Person;
  beforeEach(async () => {
    world = createWorldWith(store(), { SMS_INBOUND_KEY: KEY, MAIL_INBOUND_KEY: `${KEY}-mail` });
    office = createTicketWorld(world);
    phoneNumber = office.phone();
    sarah = await office.person();
  });

  const receive = (path: string, body: object, key = KEY) =>
    world.call<Taken>('POST', `inbound/${path}`, { body, headers: { authorization: `Bearer ${key}` } });
  let count = 0;
  const sms = (text: string, from = phoneNumber, id = `sms-${++count}`) => receive('sms', { id, from, text });
  const said = async (ticketId: string) =>
    (
      await store().find(comments, {
        where: [{ path: 'ticketId', in: [ticketId] }],
        sort: { path: 'dateCreated', ascending: true },
      })
    ).map(({ body }) => body);
  const ticketNumbered = async (ticketNumber: string) =>
    (await store().find(tickets, { where: [{ path: 'ticketNumber', in: [ticketNumber] }] }))[0];

  it('lets a customer answer by SMS, which ends the wait, and gets them an answer', async () => {
    const id = await office.message(phoneNumber);
    const { ticketNumber } = await office.ticket(id);
    const comment = { body: 'Is the light red?', take: true, next: 'WAIT_FOR_CUSTOMER' };
    await office.post(`tickets/${id}/comments`, sarah, comment);
    expect(await office.ticket(id)).toMatchObject({ waiting: true, dueAt: null });
    world.clock.advance(3_600_000);

    expect(await sms('Yes, it is.')).toMatchObject({ status: 200, body: { ticketNumber, repeated: false } });
    expect(await office.ticket(id)).toMatchObject({
      waiting: false,
      status: 'IN_PROGRESS',
      lastCustomerMessageAt: world.clock.now.toISOString(),
      clockRunsSince: world.clock.now.toISOString(),
    });
    const { notifications } = (await office.get('notifications', sarah)).body;
    expect(notifications).toMatchObject([{ kind: 'CUSTOMER_REPLIED', recordId: id, byId: null }]);
    const talk = (await office.get(`tickets/${id}/comments`, sarah)).body.comments;
    expect(talk?.at(-1)).toMatchObject({ body: 'Yes, it is.', authorId: null, authorName: 'Grace Auma' });

    await office.post(`tickets/${id}/comments`, sarah, { body: 'We come today.' });
    expect((await office.told(phoneNumber)).at(-1)).toContain('We come today.');
  });

  it('counts a message once, also if it is delivered twice at once', async () => {
    const id = await office.message(phoneNumber);
    const answers = await Promise.all([sms('Hello?', phoneNumber, 'same'), sms('Hello?', phoneNumber, 'same')]);
    expect(answers.map(({ body }) => body.repeated).sort()).toEqual([false, true]);
    expect((await sms('Hello?', phoneNumber, 'same')).body.repeated).toBe(true);
    expect(await said(id)).toEqual(['Hello?']);
  });

  it('opens a ticket for a number without an open one, and says that it has the message', async () => {
    const closed = await office.message(phoneNumber);
    await office.post(`tickets/${closed}/comments`, sarah, { body: 'Done.', take: true, next: 'CLOSED' });
    world.clock.advance(1_000);
    const { ticketNumber } = (await sms('The internet is slow.\nPlease help.')).body;
    expect(await ticketNumbered(ticketNumber)).toMatchObject({
      source: 'SMS',
      status: 'NEW',
      subject: 'The internet is slow. Please help.',
      contact: { phoneNumber },
      responsibleId: null,
    });
    expect((await office.told(phoneNumber)).at(-1)).toContain(ticketNumber);
    expect((await sms('Still slow.')).body.ticketNumber).toBe(ticketNumber);
  });

  it('follows a ticket number in the text, and says if the sender is another', async () => {
    const first = await office.message(phoneNumber);
    world.clock.advance(1_000);
    const second = await office.message(phoneNumber);
    const { ticketNumber } = await office.ticket(first);
    const typed = ticketNumber.replace('-', ' ').toLowerCase();
    expect((await sms(`${typed} is solved`)).body).toMatchObject({ ticketNumber });
    expect((await sms('And now?')).body.ticketNumber).toBe((await office.ticket(second)).ticketNumber);
    world.clock.advance(1_000);
    await sms(`${ticketNumber} close it`, office.phone());
    expect(await said(first)).toEqual([
      `${typed} is solved`,
      expect.stringMatching(/close it\n\nSent from .+, which is not this ticket’s phone number\.$/),
    ]);
  });

  it('puts a resolved ticket back to work', async () => {
    const id = await office.message(phoneNumber);
    await office.post(`tickets/${id}/comments`, sarah, { body: 'Done.', take: true, next: 'RESOLVED' });
    world.clock.advance(1_000);
    await sms('It is down again.');
    expect(await office.ticket(id)).toMatchObject({ status: 'IN_PROGRESS', resolvedAt: null });
    const changes = await store().find(ticketStatusChanges, { where: [{ path: 'ticketId', in: [id] }] });
    expect(changes.at(-1)).toMatchObject({ from: 'RESOLVED', to: 'IN_PROGRESS', userId: null });
  });

  it('takes mail with a subject, from an address', async () => {
    const from = `grace${phoneNumber.slice(1)}@mail.example`;
    const mail = { id: 'm1', from, name: 'Grace Auma', subject: 'Slow line', text: 'Since noon.' };
    const { ticketNumber } = (await receive('mail', mail, `${KEY}-mail`)).body;
    expect(await ticketNumbered(ticketNumber)).toMatchObject({
      source: 'EMAIL',
      subject: 'Slow line',
      description: 'Since noon.',
      contact: { name: 'Grace Auma', emailAddress: from },
    });
    const answer = { id: 'm2', from, subject: `Re: ${ticketNumber}`, text: 'Solved.' };
    expect((await receive('mail', answer, `${KEY}-mail`)).body.ticketNumber).toBe(ticketNumber);
  });

  it('refuses calls without the key, and bodies that are no message', async () => {
    const before = await census(store());
    const body = { id: 'x', from: phoneNumber, text: 'Hello' };
    for (const [path, key] of [
      ['sms', 'wrong'],
      ['sms', ''],
      ['mail', KEY],
    ] as const)
      expect((await receive(path, { ...body, from: path === 'mail' ? 'a@b.example' : phoneNumber }, key)).status).toBe(
        401,
      );
    for (const wrong of [{ from: 'KITARA' }, { from: '' }, { text: '' }, { id: '' }, { id: 'x'.repeat(201) }])
      expect((await receive('sms', { ...body, ...wrong })).status).toBe(422);
    expect(await added(store(), before)).toEqual({});
  });

  it('limits the messages of one number', async () => {
    for (let sent = 0; sent < 30; sent++) expect((await sms(`Message ${sent}`)).status).toBe(200);
    expect((await sms('One more')).status).toBe(429);
    expect((await sms('Mine', office.phone())).status).toBe(200);
  });
});
