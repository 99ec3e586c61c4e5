import { beforeEach, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import { notifications } from '../../resources/notifications/notifications';
import { ticketPresences } from '../../resources/tickets/systemTables';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person, type TicketWorld } from './ticketWorld';

onPostgres('a shared desk', (store) => {
  let world: World;
  let office: TicketWorld;
  let sarah: Person;
  let ismail: Person;
  let id: string;
  beforeEach(async () => {
    world = createWorld(store());
    office = createTicketWorld(world);
    [sarah, ismail] = [await office.person(), await office.person()];
    id = await office.message();
    await office.post(`tasks/${id}/take`, sarah);
    world.clock.advance(60_000);
  });

  const say = (by: Person, body: object) => office.post(`tickets/${id}/comments`, by, body);
  const see = async (by: Person, isTyping = false) =>
    (await office.post(`tickets/${id}/presence`, by, { isTyping })).body.readers as unknown as {
      userId: string;
      isTyping: boolean;
    }[];

  it('lets an agent write a note on a colleague’s ticket, which stays the colleague’s', async () => {
    expect((await say(ismail, { body: 'They called again.', internal: true })).status).toBe(201);
    expect((await say(ismail, { body: 'We are coming.' })).status).toBe(403);
    expect(await office.ticket(id)).toMatchObject({ responsibleId: sarah.id });
  });

  it('notifies the colleagues whom an internal note mentions, once, and only if they may read the ticket', async () => {
    const [edith, stranger] = [await office.person(), await office.person(['View Products'])];
    const notified = async ({ id: userId }: Person) =>
      (await store().find(notifications, { where: [{ path: 'userId', in: [userId] }] }))
        .filter(({ recordId }) => recordId === id)
        .map(({ kind }) => kind);
    const before = await notified(sarah);
    const mentionedIds = [edith.id, stranger.id, sarah.id, ismail.id];
    const note = await say(ismail, { body: 'Please look, @all.', internal: true, mentionedIds });
    expect(note.status).toBe(201);
    expect(await notified(edith)).toEqual(['MENTIONED']);
    expect(await notified(stranger)).toEqual([]);
    expect(await notified(ismail)).toEqual([]);
    // The assignee is told that they are mentioned, not also that a colleague has written.
    expect(await notified(sarah)).toEqual([...before, 'MENTIONED']);
    const reply = { body: 'Done, thanks.', mentionedIds: [edith.id] };
    expect((await office.post(`comments/${note.body.comment?.id}/reply`, sarah, reply)).status).toBe(201);
    expect(await notified(edith)).toEqual(['MENTIONED', 'MENTIONED']);
  });

  it('refuses to mention colleagues in a message to the customer', async () => {
    const before = await census(store());
    const refused = await say(sarah, { body: 'We are coming, @Edith.', mentionedIds: [ismail.id] });
    expect([refused.status, refused.body.errors]).toMatchObject([422, { mentionedIds: expect.any(String) }]);
    expect(await added(store(), before)).toEqual({});
  });

  it('lets an agent take a colleague’s ticket over and answer, in one call that is logged and shown', async () => {
    const own = await office.get(`tasks/${id}/my-permissions`, ismail);
    expect(own.body).toMatchObject({ mayTake: false, mayTakeOver: true });
    const answered = await say(ismail, { body: 'We are coming.', takeOverFrom: sarah.id, next: 'WAIT_FOR_CUSTOMER' });
    expect(answered.status).toBe(201);
    expect(await office.ticket(id)).toMatchObject({ responsibleId: ismail.id, status: 'IN_PROGRESS', waiting: true });

    const { assigneeChanges } = (await office.get(`tickets/${id}/assignee-changes`, sarah)).body;
    const [sarahName, ismailName] = [assigneeChanges?.[0]?.toName, assigneeChanges?.[1]?.toName];
    expect(assigneeChanges).toMatchObject([
      { fromName: null, toName: sarahName, byName: sarahName },
      { fromName: sarahName, toName: ismailName, byName: ismailName },
    ]);
    const entries = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(entries.filter(({ userId }) => userId === ismail.id).map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ responsibleId: ismail.id }),
    );
    const where = [
      { path: 'userId', in: [sarah.id] },
      { path: 'kind', in: ['TAKEN_OVER'] },
    ] as const;
    expect(await store().find(notifications, { where })).toMatchObject([{ byId: ismail.id, recordId: id }]);
    expect((await say(sarah, { body: 'Thank you.' })).status).toBe(201);
  });

  it('refuses to take a ticket over from anyone but its current assignee', async () => {
    const edith = await office.person();
    const before = await census(store());
    for (const takeOverFrom of [edith.id, null, undefined])
      expect((await office.post(`tasks/${id}/take`, ismail, { takeOverFrom })).status).toBe(409);
    expect((await office.post(`tasks/${id}/take`, sarah, { takeOverFrom: sarah.id })).status).toBe(409);
    expect(await added(store(), before)).toEqual({});
    const answers = await Promise.all(
      [ismail, edith].map((each) => office.post(`tasks/${id}/take`, each, { takeOverFrom: sarah.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gives a participant in a smaller role the owner’s when they take over', async () => {
    const edith = await office.person();
    await office.join(id, edith.id, 'Reply');
    expect((await say(edith, { body: 'I am here.' })).status).toBe(403);
    expect((await say(edith, { body: 'I am here.', takeOverFrom: sarah.id })).status).toBe(201);
    expect((await say(edith, { body: 'It works.', next: 'CLOSED' })).status).toBe(201);
  });

  it('shows readers and writers to each other for some seconds, once per person', async () => {
    expect(await see(sarah)).toEqual([]);
    expect(await see(ismail, true)).toMatchObject([{ userId: sarah.id, isTyping: false }]);
    expect(await see(sarah)).toMatchObject([{ userId: ismail.id, isTyping: true }]);
    await Promise.all([see(ismail), see(ismail)]);
    expect(await see(sarah)).toMatchObject([{ userId: ismail.id, isTyping: false }]);
    const where = [{ path: 'ticketId', in: [id] }] as const;
    expect(await store().count(ticketPresences, { where })).toBe(2);
    world.clock.advance(12_000);
    expect(await see(sarah)).toMatchObject([{ userId: ismail.id }]);
    world.clock.advance(1);
    expect(await see(sarah)).toEqual([]);
  });

  it('shows readers only to users who may see the ticket', async () => {
    const stranger = await office.person([]);
    expect((await office.post(`tickets/${id}/presence`, stranger, {})).status).toBe(403);
    expect((await office.post(`tickets/${crypto.randomUUID()}/presence`, sarah, {})).status).toBe(404);
  });
});
