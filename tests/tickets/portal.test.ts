import { beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { tickets } from '../../resources/tickets/tickets';
import { createRecord } from '../../server/store/createRecord';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type TicketWorld } from './ticketWorld';

const MINUTE = 60_000;
const WORDS = { name: 'Grace Auma', subject: 'Red light', message: 'LOS is red.' };

onPostgres('the contact form', (store) => {
  let world: World;
  let office: TicketWorld;
  let phoneNumber: string;
  beforeEach(() => {
    world = createWorld(store());
    office = createTicketWorld(world);
    phoneNumber = office.phone();
  });

  const send = (body: object, headers = {}) =>
    world.call<ErrorBody & { ticket: { id: string } }>('POST', 'tickets/portal', {
      body: { ...WORDS, ...body },
      headers,
    });
  const sent = async (body: object) => office.ticket((await send(body)).body.ticket.id);
  const knownClient = () =>
    store().transaction((tx) =>
      createRecord(tx, clients, { firstName: 'Grace', lastName: 'Auma', phoneNumber }, world.clock.now),
    );
  const knownAccount = (clientId: string) =>
    store().transaction((tx) => {
      const person = {
        firstName: 'Grace',
        lastName: 'Auma',
        companyName: null,
        emailAddress: null,
        placeOfResidence: null,
        tin: null,
      };
      return createRecord(tx, accounts, { clientId, accountDetail: { ...person, phoneNumber } }, world.clock.now);
    });

  it('creates a ticket, confirms it, and returns only its number and status', async () => {
    const before = await census(store());
    const reply = await send({ phoneNumber });
    expect(reply.status).toBe(201);
    const { id, ticketNumber, dateCreated } = await office.ticket(reply.body.ticket.id);
    expect(reply.body).toEqual({ ticket: { id, ticketNumber, status: 'NEW', dateCreated } });
    expect(await added(store(), before)).toEqual({ tickets: 1, 'outbox-messages': 1 });
    expect(await office.told(phoneNumber)).toEqual([expect.stringContaining(ticketNumber)]);
  });

  it('writes to an e-mail address if there is no phone number, and requires one of them', async () => {
    const emailAddress = `grace${phoneNumber}@mail.example`;
    await send({ emailAddress });
    expect(await office.told(emailAddress)).toEqual([
      expect.stringMatching(/^EMAIL Hello,\n\nTK-\d+: Kitara Fibre has your message\. We answer by /),
    ]);
    expect(await send({ phoneNumber: '', emailAddress: '' })).toMatchObject({
      status: 422,
      body: { errors: { phoneNumber: 'Enter a phone number or an e-mail address' } },
    });
  });

  const note = (words: string) => `${WORDS.message}\n\n${words} which is not verified.`;

  it('does not link the ticket to a client by a typed phone number, but suggests one to staff', async () => {
    const nobodys = { clientId: null, accountId: null };
    const stranger = { type: 'LEAD_TICKET', ...nobodys, description: WORDS.message };
    expect(await sent({ phoneNumber })).toMatchObject(stranger);
    const client = await knownClient();
    expect(await sent({ phoneNumber })).toMatchObject({
      ...stranger,
      description: note(`Possible client: ${client.clientNumber}. They have this phone number,`),
    });
    const account = await knownAccount(client.id);
    const typed = phoneNumber.replace('+256', '0');
    const ticket = await sent({ phoneNumber: typed });
    expect(ticket).toMatchObject({
      type: 'CUSTOMER_TICKET',
      ...nobodys,
      description: note(`Possible account: ${account.accountNumber}. It has this phone number,`),
    });
    expect(ticket.contact).toEqual({ name: WORDS.name, phoneNumber, emailAddress: null });
  });

  it('notes the given account if it has the phone number; any other number is noted as given', async () => {
    const { id: clientId } = await knownClient();
    const first = await knownAccount(clientId);
    world.clock.advance(MINUTE);
    const second = await knownAccount(clientId);
    const of = (accountNumber: string, from = phoneNumber) => sent({ phoneNumber: from, accountNumber });
    const possible = (number: string) => note(`Possible account: ${number}. It has this phone number,`);
    const given = (number: string) => `\n\nAccount number given: ${number}. It is not verified.`;
    expect((await of(first.accountNumber.toLowerCase())).description).toBe(possible(first.accountNumber));
    expect((await of('KF-999999')).description).toBe(`${possible(second.accountNumber)}${given('KF-999999')}`);
    expect(await of(first.accountNumber, office.phone())).toMatchObject({
      type: 'LEAD_TICKET',
      accountId: null,
      description: `${WORDS.message}${given(first.accountNumber)}`,
    });
  });

  it('creates one ticket from a message sent twice under one key', async () => {
    const headers = { 'idempotency-key': `portal-${phoneNumber}` };
    const [first, second] = [await send({ phoneNumber }, headers), await send({ phoneNumber }, headers)];
    expect(second.body).toEqual(first.body);
    const where = [{ path: 'contact.phoneNumber', in: [phoneNumber] }] as const;
    expect(await store().transaction((tx) => tx.count(tickets, { where }))).toBe(1);
  });

  it('counts repeated messages under one key, as over a bad connection, as one', async () => {
    const headers = { 'idempotency-key': `again-${phoneNumber}` };
    for (let i = 0; i < 8; i += 1) expect((await send({ phoneNumber }, headers)).status).toBe(201);
    for (let i = 0; i < 4; i += 1) expect((await send({ phoneNumber })).status).toBe(201);
    expect((await send({ phoneNumber })).status).toBe(429);
    expect((await send({ phoneNumber }, headers)).status).toBe(201);
  });

  it('accepts five messages an hour from one phone number, even if they are concurrent', async () => {
    const at = async (body: object) => (await send(body)).status;
    const burst = await Promise.all(Array.from({ length: 7 }, () => at({ phoneNumber })));
    expect(burst.filter((status) => status === 201)).toHaveLength(5);
    expect(burst.filter((status) => status === 429)).toHaveLength(2);
    const refused = await send({ phoneNumber });
    expect(refused.body.error).toBe('Too many messages. Try again in 60 minutes.');
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await at({ phoneNumber: office.phone() })).toBe(201);
    world.clock.advance(60 * MINUTE - 1);
    expect(await at({ phoneNumber })).toBe(429);
    world.clock.advance(1);
    expect(await at({ phoneNumber })).toBe(201);
  });

  it('counts an e-mail address too, whatever the phone number', async () => {
    const emailAddress = `often${phoneNumber}@mail.example`;
    for (let i = 0; i < 5; i += 1) expect((await send({ phoneNumber: office.phone(), emailAddress })).status).toBe(201);
    expect((await send({ phoneNumber: office.phone(), emailAddress })).status).toBe(429);
  });

  it('counts a sender with both phone number and e-mail address once under each', async () => {
    const emailAddress = `both${phoneNumber}@mail.example`;
    for (const body of [{ phoneNumber, emailAddress }, { phoneNumber }, { emailAddress }, { phoneNumber }])
      expect((await send(body)).status).toBe(201);
    expect((await send({ emailAddress: emailAddress.toUpperCase() })).status).toBe(201);
    expect((await send({ emailAddress })).status).toBe(429);
    expect((await send({ phoneNumber: phoneNumber.replace('+256', '0') })).status).toBe(429);
  });
});
