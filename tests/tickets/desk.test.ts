import { beforeEach, expect, it } from 'vitest';
import { WEEKDAYS } from '../../contract/tickets/supportHours';
import { accounts } from '../../resources/accounts/accounts';
import { ticketStatusChanges } from '../../resources/tickets/ticketStatusChanges';
import { tickets } from '../../resources/tickets/tickets';
import { createRecord } from '../../server/store/createRecord';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person, type TicketWorld } from './ticketWorld';

const MANAGING = ['View Tickets', 'Create Tickets', 'Update Tickets', 'Manage Tickets'] as const;

onPostgres('the desk', (store) => {
  let world: World;
  let office: TicketWorld;
  beforeEach(() => {
    world = createWorld(store());
    office = createTicketWorld(world);
  });

  const say = (id: string, by: Person, body: object) => office.post(`tickets/${id}/comments`, by, body);

  it('takes, answers, resolves and closes a ticket in one call, and sends the customer two messages', async () => {
    const amina = await office.person();
    const phoneNumber = office.phone();
    const id = await office.message(phoneNumber);
    world.clock.advance(60_000);
    const said = await say(id, amina, { body: 'It works again.', take: true, next: 'CLOSED' });
    expect(said.status).toBe(201);
    expect(await office.ticket(id)).toMatchObject({
      status: 'CLOSED',
      responsibleId: amina.id,
      firstRepliedAt: world.clock.now.toISOString(),
      dueAt: null,
    });
    const changes = await store().find(ticketStatusChanges, { where: [{ path: 'ticketId', in: [id] }] });
    expect(changes.map(({ to, userId }) => [to, userId])).toEqual([
      ['IN_PROGRESS', amina.id],
      ['RESOLVED', amina.id],
      ['CLOSED', amina.id],
    ]);
    expect((await office.told(phoneNumber)).slice(1)).toEqual([
      expect.stringContaining('It works again.'),
      expect.stringContaining('is closed.'),
    ]);
  });

  it('changes nothing if a part of the call is refused', async () => {
    const [amina, joan] = [await office.person(), await office.person()];
    const id = await office.message();
    await office.join(id, joan.id, 'Comment', 'Start Work');
    const maria = await office.person(MANAGING);
    await office.post('tickets/bulk-assign', maria, { ids: [id], userId: joan.id });
    const before = await census(store());
    expect((await say(id, amina, { body: 'Mine.', take: true })).status).toBe(409);
    expect((await say(id, joan, { body: 'Done.', next: 'RESOLVED' })).status).toBe(403);
    expect((await say(id, joan, { body: 'Dear {name}', internal: false })).body).toMatchObject({
      errors: { body: 'Fill in {name} first' },
    });
    expect(await added(store(), before)).toEqual({});
  });

  it('gives a ticket to one of two people who take it concurrently', async () => {
    const people = [await office.person(), await office.person()];
    const id = await office.message();
    const answers = await Promise.all(people.map((each) => office.post(`tasks/${id}/take`, each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { responsibleId } = await office.ticket(id);
    expect(people.map((person) => person.id)).toContain(responsibleId);
  });

  it('only allows reopening a closed ticket, whose clock then continues', async () => {
    const amina = await office.person();
    const id = await office.message();
    await say(id, amina, { body: 'Done.', take: true, next: 'CLOSED' });
    const own = await office.get(`tasks/${id}/my-permissions`, amina);
    expect(own.body).toMatchObject({ taskPermissions: ['Reopen Task'], mayTake: false });
    for (const refused of [
      await say(id, amina, { body: 'One more thing.' }),
      await office.post(`tasks/${id}/take`, amina),
      await office.put(`tickets/${id}`, amina, { subject: 'Other' }),
      await office.remove(`tasks/${id}/participants?userId=${amina.id}`, amina),
    ])
      expect(refused).toMatchObject({ status: 409, body: { error: 'This ticket is closed. Reopen it first.' } });
    const reopened = { status: 'IN_PROGRESS', reason: 'Red again' };
    expect((await office.post(`tasks/${id}/change-status`, amina, reopened)).status).toBe(200);
    const ticket = await office.ticket(id);
    expect(ticket).toMatchObject({ status: 'IN_PROGRESS', closedAt: null, resolvedAt: null });
    expect(ticket.resolutionDue).not.toBeNull();
  });

  it('gives a new ticket due times, and other due times with another priority', async () => {
    const manager = await office.person(MANAGING);
    const opened = await office.post('tickets', manager, {
      type: 'CUSTOMER_TICKET',
      subject: 'Red light',
      description: 'LOS is red.',
      contact: { name: 'Grace Auma' },
    });
    const { id = '', firstReplyDue, resolutionDue, dueAt } = opened.body.ticket as Record<string, string>;
    expect(dueAt).toBe(firstReplyDue);
    expect(Date.parse(resolutionDue ?? '')).toBeGreaterThan(Date.parse(firstReplyDue ?? ''));
    const urgent = await office.put(`tickets/${id}`, manager, { priority: 'URGENT' });
    expect(Date.parse(String(urgent.body.ticket?.dueAt))).toBeLessThan(Date.parse(dueAt ?? ''));
  });

  it('stops the clock while waiting for the customer, once despite repeated requests', async () => {
    const amina = await office.person();
    const id = await office.message();
    await say(id, amina, { body: 'Which light is red?', take: true, next: 'WAIT_FOR_CUSTOMER' });
    const waiting = await office.ticket(id);
    expect(waiting).toMatchObject({ waiting: true, dueAt: null, resolutionDue: null, clockRunsSince: null });
    const wait = (yes: boolean) => office.post(`tasks/${id}/waiting`, amina, { waiting: yes });
    expect((await wait(true)).status).toBe(200);
    expect(await office.ticket(id)).toEqual(waiting);
    world.clock.advance(20 * 3_600_000);
    expect((await wait(false)).status).toBe(200);
    const { resolutionDue, clockMinutes } = await office.ticket(id);
    expect(Date.parse(resolutionDue ?? '')).toBeGreaterThan(world.clock.now.getTime());
    expect(clockMinutes).toBe(waiting.clockMinutes);
    await office.post(`tasks/${id}/change-status`, amina, { status: 'RESOLVED' });
    expect((await wait(true)).status).toBe(409);
  });

  it('assigns several tickets and reports each that could not be assigned', async () => {
    const [manager, amina] = [await office.person(MANAGING), await office.person()];
    const ids = [await office.message(), await office.message(), await office.message()];
    const assign = (by: Person, userId: string) => office.post('tickets/bulk-assign', by, { ids, userId });
    await office.join(ids[0] ?? '', manager.id, 'Comment');
    const own = (await assign(amina, amina.id)).body.outcomes;
    expect(own).toMatchObject([{ changed: false }, { changed: true }, { changed: true }]);
    expect((await assign(manager, amina.id)).body.outcomes).toMatchObject(ids.map((id) => ({ id, changed: true })));
    for (const id of ids) expect((await office.ticket(id)).responsibleId).toBe(amina.id);
    expect((await assign(amina, '019e5ee7-3cfe-7f2a-afda-581dcf86de8b')).status).toBe(422);
  });

  it('lists one’s own and unassigned tickets, and counts its views in one call', async () => {
    const amina = await office.person();
    const mine = await office.message();
    const nobodys = await office.message();
    await office.post(`tasks/${mine}/take`, amina);
    const idsOf = async (query: string) =>
      ((await office.get(`tickets?limit=100&sortAsc=false&${query}`, amina)).body.tickets ?? []).map(({ id }) => id);
    expect(await idsOf('responsibleId=me')).toEqual([mine]);
    expect(await idsOf('responsibleId=none')).toContain(nobodys);
    expect(await idsOf('responsibleId=none')).not.toContain(mine);
    const { body } = await office.get('tickets/screen-totals', amina);
    expect(body.totals).toMatchObject({ 'my-tickets': 1, 'unassigned-tickets': expect.any(Number) });
    expect((await office.get('tickets?responsibleId=me,none', amina)).status).toBe(400);
    expect((await office.get('tickets?accountId=me', amina)).status).toBe(400);
  });

  it('opens a work order for the ticket’s account only', async () => {
    const permissions = ['View Tickets', 'Update Tickets', 'View Work Orders', 'Create Work Orders'] as const;
    const amina = await office.person(permissions);
    const [account, other] = await store().find(accounts, { limit: 2 });
    const values = {
      type: 'CUSTOMER_TICKET',
      subject: 'Red',
      description: 'Red.',
      contact: { name: 'Grace' },
    } as const;
    const ticket = await store().transaction((tx) =>
      createRecord(tx, tickets, { ...values, accountId: account?.id ?? null } as never, world.clock.now),
    );
    const open = (accountId: string | undefined) =>
      office.post('work-orders/open', amina, { accountId, ticketId: ticket.id, type: 'REPAIR', note: 'TK: Red' });
    const opened = await open(account?.id);
    expect(opened.status).toBe(201);
    expect(opened.body.workOrder).toMatchObject({ ticketId: ticket.id, type: 'REPAIR', notes: 'TK: Red' });
    expect(await open(other?.id)).toMatchObject({ status: 422, body: { errors: { ticketId: expect.anything() } } });
  });

  it('refuses saved replies with unknown fields, and hours that end before they begin', async () => {
    const manager = await office.person(MANAGING);
    const save = (body: string) => office.post('saved-replies', manager, { title: `Title ${body}`, body });
    expect((await save('Hello {name}')).status).toBe(201);
    expect(await save('Hello {phone}')).toMatchObject({ status: 422, body: { errors: { body: expect.anything() } } });
    const days = (await office.get('support-hours', manager)).body.supportHours ?? [];
    expect(days.map(({ day }) => day)).toEqual(WEEKDAYS);
    const change = (values: object) => office.put(`support-hours/${days[0]?.id}`, manager, values);
    expect(await change({ opensAt: '18:00', closesAt: '08:00' })).toMatchObject({
      status: 422,
      body: { errors: { closesAt: expect.anything() } },
    });
    const targets = (await office.get('ticket-targets', manager)).body.ticketTargets ?? [];
    expect(targets).toHaveLength(8);
  });
});
