import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { TICKET_STATUSES } from '../../contract/statuses';
import { transitionOf } from '../../contract/tickets/ticketStatus';
import { logs } from '../../resources/audit/logs';
import { comments } from '../../resources/tickets/comments';
import { ticketStatusChanges } from '../../resources/tickets/ticketStatusChanges';
import { createRecord } from '../../server/store/createRecord';
import { rounds } from '../chaos/rounds';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type TicketWorld } from './ticketWorld';

const MINUTE = 60_000;

onPostgres('a ticket', (store) => {
  let world: World;
  let office: TicketWorld;
  beforeEach(() => {
    world = createWorld(store());
    office = createTicketWorld(world);
  });

  const changesOf = (ticketId: string) =>
    store().find(ticketStatusChanges, { where: [{ path: 'ticketId', in: [ticketId] }] });

  it('goes from a visitor’s message to its end: taken, discussed, resolved, reopened, resolved, closed', async () => {
    const [amina, joan] = [await office.person(), await office.person()];
    const phoneNumber = office.phone();
    const id = await office.message(phoneNumber);
    const taken = { userId: amina.id, taskRoleId: await office.ownerRole(), responsible: true };
    expect((await office.post(`tasks/${id}/participants`, amina, taken)).status).toBe(201);
    expect(await office.ticket(id)).toMatchObject({ responsibleId: amina.id, status: 'NEW', source: 'PORTAL' });
    const solver = { userId: joan.id, taskRoleId: await office.role('Reply', 'Start Work', 'Resolve Task') };
    expect((await office.post(`tasks/${id}/participants`, amina, solver)).status).toBe(201);

    const move = async (by: typeof amina, status: string, reason?: string) => {
      world.clock.advance(MINUTE);
      return (await office.post(`tasks/${id}/change-status`, by, { status, ...(reason ? { reason } : {}) })).status;
    };
    expect(await move(joan, 'IN_PROGRESS')).toBe(200);
    const said = await office.post(`tickets/${id}/comments`, amina, { body: 'A team is on its way.' });
    expect(said.body.comment).toMatchObject({ authorId: amina.id, internal: false, replyCount: 0 });
    const commentId = String(said.body.comment?.id);
    world.clock.advance(MINUTE);
    expect((await office.post(`comments/${commentId}/reply`, joan, { body: 'Spliced and tested.' })).status).toBe(201);
    expect(await move(joan, 'RESOLVED')).toBe(200);
    const resolvedAt = world.clock.now.toISOString();
    expect(await office.ticket(id)).toMatchObject({ status: 'RESOLVED', resolvedAt, closedAt: null });
    expect(await move(amina, 'IN_PROGRESS')).toBe(422);
    expect(await move(amina, 'IN_PROGRESS', 'Red again')).toBe(200);
    expect(await office.ticket(id)).toMatchObject({ status: 'IN_PROGRESS', resolvedAt: null });
    expect(await move(joan, 'RESOLVED')).toBe(200);
    expect(await move(joan, 'CLOSED')).toBe(403);
    expect((await office.post(`tickets/${id}/change-status`, amina, { status: 'CLOSED' })).body.ticket).toMatchObject({
      status: 'CLOSED',
      closedAt: world.clock.now.toISOString(),
    });
    expect(await move(amina, 'RESOLVED')).toBe(409);

    const { ticketNumber } = await office.ticket(id);
    expect(await office.told(phoneNumber)).toEqual([
      expect.stringMatching(
        `^SMS ${ticketNumber}: Kitara Fibre has your message. We answer by \\d+ \\w+ \\d+, \\d\\d:\\d\\d\\.$`,
      ),
      `SMS ${ticketNumber}: A team is on its way.`,
      `SMS ${ticketNumber}: Spliced and tested.`,
      expect.stringContaining('is resolved.'),
      expect.stringContaining('is resolved.'),
      expect.stringContaining('is closed.'),
    ]);
    const { statusChanges } = (await office.get(`tickets/${id}/status-changes`, amina)).body;
    expect(statusChanges?.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['NEW', 'IN_PROGRESS', null],
      ['IN_PROGRESS', 'RESOLVED', null],
      ['RESOLVED', 'IN_PROGRESS', 'Red again'],
      ['IN_PROGRESS', 'RESOLVED', null],
      ['RESOLVED', 'CLOSED', null],
    ]);
    expect(statusChanges?.[0]?.userName).toMatch(/^Colleague/);
    const trail = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(trail.map(({ action, userId, reason }) => [action, userId, reason])).toContainEqual([
      'ACTION',
      amina.id,
      'Red again',
    ]);
  });

  it('is closed once if two people close it concurrently', async () => {
    const people = [await office.person(), await office.person()];
    const id = await office.message();
    for (const { id: userId } of people) await office.join(id, userId, 'Start Work', 'Resolve Task', 'Close Task');
    const [first] = people;
    if (!first) throw new Error('Nobody is there.');
    for (const status of ['IN_PROGRESS', 'RESOLVED']) await office.post(`tasks/${id}/change-status`, first, { status });
    const replies = await Promise.all(
      people.map((each) => office.post(`tasks/${id}/change-status`, each, { status: 'CLOSED' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await changesOf(id)).filter(({ to }) => to === 'CLOSED')).toHaveLength(1);
  });

  it('allows only legal status changes, each recorded from where the last one ended', async () => {
    const manager = await office.person(['View Tickets', 'Update Tickets', 'Manage Tickets']);
    const wishes = fc.array(fc.constantFrom(...TICKET_STATUSES), { minLength: 6, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(wishes, async (statuses) => {
        const id = await office.message();
        for (const status of statuses) {
          world.clock.advance(1);
          await office.post(`tasks/${id}/change-status`, manager, { status, reason: 'Asked' });
        }
        const changes = await changesOf(id);
        expect(changes.every(({ from, to }) => transitionOf(from, to))).toBe(true);
        expect(changes.map(({ from }) => from)).toEqual(
          ['NEW', ...changes.map(({ to }) => to)].slice(0, changes.length),
        );
        expect(changes.at(-1)?.to ?? 'NEW').toBe((await office.ticket(id)).status);
      }),
      { numRuns: rounds(3) },
    );
  });

  it('refuses an illegal status change, names the allowed ones, and writes nothing', async () => {
    const manager = await office.person(['View Tickets', 'Update Tickets', 'Manage Tickets']);
    const id = await office.message();
    const before = await census(store());
    const reply = await office.post(`tasks/${id}/change-status`, manager, { status: 'CLOSED' });
    expect(reply).toMatchObject({ status: 409, body: { error: 'This ticket is new: it can become in progress.' } });
    expect(await added(store(), before)).toEqual({});
  });

  it('keeps internal notes and their replies among staff', async () => {
    const amina = await office.person();
    const phoneNumber = office.phone();
    const id = await office.message(phoneNumber);
    await office.join(id, amina.id, 'Comment', 'Reply', 'Write Internal Note');
    const before = await office.told(phoneNumber);
    const note = await office.post(`tickets/${id}/comments`, amina, { body: 'Third time this week.', internal: true });
    expect((await office.post(`comments/${note.body.comment?.id}/reply`, amina, { body: 'Yes.' })).status).toBe(201);
    expect(await office.told(phoneNumber)).toEqual(before);
    const listed = (await office.get(`tickets/${id}/comments?limit=100`, amina)).body.comments;
    expect(listed).toMatchObject([{ internal: true, replyCount: 1, authorName: expect.stringMatching(/^Colleague/) }]);
    const answers = (await office.get(`comments/${note.body.comment?.id}/replies?limit=100`, amina)).body.replies;
    expect(answers).toMatchObject([{ body: 'Yes.', authorName: expect.stringMatching(/^Colleague/) }]);
  });

  it('stores a comment sent twice under one key once, and informs the customer once', async () => {
    const amina = await office.person();
    const phoneNumber = office.phone();
    const id = await office.message(phoneNumber);
    await office.join(id, amina.id, 'Comment', 'Reply');
    const twice = async (path: string) => {
      const headers = { 'idempotency-key': `words-${id}-${path}` };
      const send = () => world.call('POST', path, { token: amina.token, body: { body: 'On its way.' }, headers });
      const [first, second] = await Promise.all([send(), send()]);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      return first.body as { comment?: { id: string } };
    };
    const { comment } = await twice(`tickets/${id}/comments`);
    await twice(`comments/${comment?.id}/reply`);
    const listed = (await office.get(`tickets/${id}/comments`, amina)).body.comments;
    expect(listed).toMatchObject([{ id: comment?.id, replyCount: 1 }]);
    expect((await office.told(phoneNumber)).filter((text) => text.includes('On its way.'))).toHaveLength(2);
  });

  it('shows customer messages under the customer’s name; staff comments do not change the last customer message', async () => {
    const amina = await office.person();
    const id = await office.message();
    await office.join(id, amina.id, 'Comment');
    const { lastCustomerMessageAt } = await office.ticket(id);
    expect(lastCustomerMessageAt).toBe(world.clock.now.toISOString());
    await store().transaction((tx) => createRecord(tx, comments, { ticketId: id, body: 'Any news?' }, world.clock.now));
    world.clock.advance(MINUTE);
    await office.post(`tickets/${id}/comments`, amina, { body: 'Tomorrow at nine.' });
    expect((await office.ticket(id)).lastCustomerMessageAt).toBe(lastCustomerMessageAt);
    const listed = (await office.get(`tickets/${id}/comments`, amina)).body.comments;
    expect(listed?.map(({ body, authorName }) => [body, authorName])).toEqual([
      ['Any news?', 'Grace Auma'],
      ['Tomorrow at nine.', expect.stringMatching(/^Colleague/)],
    ]);
  });
});
