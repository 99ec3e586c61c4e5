import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import { TASK_PERMISSIONS, type TaskPermission } from '../../contract/access/taskPermissions';
import { users } from '../../resources/access/users';
import { taskParticipants } from '../../resources/tickets/taskParticipants';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld } from '../support/world';
import { createTicketWorld, type Person, type TicketWorld } from './ticketWorld';

onPostgres('on a ticket', (store) => {
  let office: TicketWorld;
  let amina: Person;
  let joan: Person;
  let manager: Person;
  let id: string;
  beforeEach(async () => {
    office = createTicketWorld(createWorld(store()));
    [amina, joan] = [await office.person(), await office.person()];
    manager = await office.person(['View Tickets', 'Update Tickets', 'Manage Tickets']);
    id = await office.message();
  });

  type Call = () => Promise<{ status: number; body: object }>;
  /** Makes a refused call and checks that it writes nothing. */
  const refused = async (status: number, call: Call) => {
    const before = await census(store());
    const reply = await call();
    expect(reply.status, JSON.stringify(reply.body)).toBe(status);
    expect(await added(store(), before)).toEqual({});
    return reply.body;
  };
  const comment = (by: Person, internal = false) =>
    office.post(`tickets/${id}/comments`, by, { body: 'Noted.', internal });
  const assign = (by: Person, body: object) => office.post(`tasks/${id}/participants`, by, body);
  const change = (by: Person, body: object) => office.post(`tasks/${id}/participants/change-role`, by, body);
  const remove = (by: Person, userId: string) => office.remove(`tasks/${id}/participants?userId=${userId}`, by);
  const partOf = async (userId: string) => {
    const where = [
      { path: 'taskId', in: [id] },
      { path: 'userId', in: [userId] },
    ] as const;
    return (await store().find(taskParticipants, { where }))[0] ?? null;
  };

  it('participants can do only what their task role permits', async () => {
    const { taskRoleId: own } = await office.join(id, amina.id, 'Comment');
    await office.join(id, joan.id, ...TASK_PERMISSIONS);
    const commentId = (await comment(amina)).body.comment?.id;
    const taskRoleId = await office.role();
    const calls: Call[] = [
      () => office.post(`comments/${commentId}/reply`, amina, { body: 'Noted, too.' }),
      () => office.post(`tasks/${id}/change-status`, amina, { status: 'IN_PROGRESS' }),
      () => office.post(`tickets/${id}/change-status`, amina, { status: 'IN_PROGRESS' }),
      () => office.put(`tickets/${id}`, amina, { subject: 'Changed' }),
      () => assign(amina, { userId: manager.id, taskRoleId }),
      () => change(amina, { userId: joan.id, taskRoleId }),
      () => change(amina, { userId: amina.id, taskRoleId: own, responsible: true }),
      () => remove(amina, joan.id),
    ];
    for (const call of calls) await refused(403, call);
    expect(await office.ticket(id)).toMatchObject({ subject: 'Red light', status: 'NEW', responsibleId: null });
  });

  it('a user who does not participate can only write notes, unless they manage tickets', async () => {
    const taskRoleId = await office.ownerRole();
    await office.join(id, joan.id, ...TASK_PERMISSIONS);
    await refused(403, () => comment(amina));
    expect((await comment(amina, true)).status).toBe(201);
    await refused(403, () => assign(amina, { userId: amina.id, taskRoleId }));
    expect((await comment(manager)).status).toBe(201);
    expect((await office.put(`tickets/${id}`, manager, { subject: 'Changed' })).body.ticket).toMatchObject({
      subject: 'Changed',
    });
    expect((await assign(manager, { userId: amina.id, taskRoleId })).status).toBe(201);
    expect((await comment(amina)).status).toBe(201);
  });

  it('a task role has no effect for a user who may not work on tickets', async () => {
    const reader = await office.person(['View Tickets']);
    await office.join(id, reader.id, ...TASK_PERMISSIONS);
    await refused(403, () => comment(reader));
    const { taskPermissions, mayTake } = (await office.get(`tasks/${id}/my-permissions`, reader)).body;
    expect({ taskPermissions, mayTake }).toEqual({ taskPermissions: [], mayTake: false });
  });

  it('one of two people who take an unassigned ticket concurrently gets it', async () => {
    const taskRoleId = await office.ownerRole();
    const mine = (await office.get(`tasks/${id}/my-permissions`, amina)).body;
    expect(mine).toEqual({ taskPermissions: ['Write Internal Note'], mayTake: true, mayTakeOver: false });
    const replies = await Promise.all(
      [amina, joan].map((each) => assign(each, { userId: each.id, taskRoleId, responsible: true })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403]);
    const { participants } = (await office.get(`tasks/${id}/participants`, amina)).body;
    expect(participants).toMatchObject([{ taskRoleName: 'Owner', responsible: true }]);
    expect((await office.ticket(id)).responsibleId).toBe(participants?.[0]?.userId);
  });

  it('participants cannot give more permissions than they have there', async () => {
    const held: TaskPermission[] = ['Assign Participant', 'Change Role', 'Comment'];
    await office.join(id, amina.id, ...held);
    const [less, more] = [await office.role('Comment'), await office.role('Comment', 'Close Task')];
    const message = 'You cannot give a task role with permissions that you do not hold here: Close Task.';
    const body = await refused(403, () => assign(amina, { userId: joan.id, taskRoleId: more }));
    expect(body).toEqual({ error: message, errors: { taskRoleId: message } });
    expect((await assign(amina, { userId: joan.id, taskRoleId: less })).status).toBe(201);
    for (const userId of [joan.id, amina.id]) await refused(403, () => change(amina, { userId, taskRoleId: more }));
    expect((await change(manager, { userId: joan.id, taskRoleId: more })).status).toBe(200);
    expect((await partOf(joan.id))?.taskRoleId).toBe(more);
  });

  it('at least one participant who can add others must remain', async () => {
    await office.join(id, amina.id, ...TASK_PERMISSIONS);
    const { taskRoleId: watching } = await office.join(id, joan.id);
    await refused(409, () => remove(amina, amina.id));
    await refused(409, () => change(amina, { userId: amina.id, taskRoleId: watching }));
    expect((await change(amina, { userId: joan.id, taskRoleId: await office.ownerRole() })).status).toBe(200);
    expect((await remove(amina, amina.id)).status).toBe(200);
    await refused(409, () => remove(joan, joan.id));
    expect((await remove(manager, joan.id)).status).toBe(200);
    expect(await partOf(joan.id)).toBeNull();
  });

  it('the assignee is the marked participant, is listed first, and is cleared with their participation', async () => {
    await office.join(id, amina.id, ...TASK_PERMISSIONS);
    const taskRoleId = await office.ownerRole();
    await assign(amina, { userId: joan.id, taskRoleId, responsible: true });
    expect(await office.ticket(id)).toMatchObject({ responsibleId: joan.id, responsibleSince: expect.any(String) });
    const names = async () => (await office.get(`tasks/${id}/participants`, amina)).body.participants;
    expect((await names())?.map(({ userId, responsible }) => [userId, responsible])).toEqual([
      [joan.id, true],
      [amina.id, false],
    ]);
    expect((await office.get(`tasks/${id}/participants?offset=1&limit=1`, amina)).body).toMatchObject({
      participants: [{ userId: amina.id }],
      totalRecords: 2,
    });
    await remove(amina, joan.id);
    expect(await office.ticket(id)).toMatchObject({ responsibleId: null, responsibleSince: null });
    const own = (await partOf(amina.id))?.taskRoleId;
    for (const [responsible, responsibleId] of [
      [true, amina.id],
      [undefined, amina.id],
      [false, null],
    ] as const) {
      expect((await change(amina, { userId: amina.id, taskRoleId: own, responsible })).status).toBe(200);
      expect((await office.ticket(id)).responsibleId).toBe(responsibleId);
    }
  });

  it('only users who may sign in can participate, once, in an existing role', async () => {
    const taskRoleId = await office.ownerRole();
    const nobody = uuidv7();
    const gone = await office.person();
    await store().update(users, gone.id, { status: 'DISABLED' });
    for (const userId of [nobody, gone.id])
      expect(await refused(422, () => assign(manager, { userId, taskRoleId }))).toMatchObject({
        errors: { userId: 'is not a user who may sign in' },
      });
    expect(await refused(422, () => assign(manager, { userId: amina.id, taskRoleId: nobody }))).toMatchObject({
      errors: { taskRoleId: 'does not exist' },
    });
    expect((await assign(manager, { userId: amina.id, taskRoleId })).status).toBe(201);
    await refused(409, () => assign(manager, { userId: amina.id, taskRoleId }));
    await refused(404, () => remove(manager, joan.id));
    await refused(404, () => change(manager, { userId: joan.id, taskRoleId }));
    await refused(400, () => office.remove(`tasks/${id}/participants`, manager));
  });

  it('staff who may see tickets, may sign in and do not participate yet are offered as assignees, by name', async () => {
    const [reader, taking, gone, stranger] = [
      await office.person(['View Tickets']),
      await office.person(),
      await office.person(),
      await office.person(['View Leads']),
    ];
    await office.join(id, taking.id);
    await store().update(users, gone.id, { status: 'DISABLED' });
    const found = async (query = '') => {
      const { assignees, totalRecords } = (await office.get(`tasks/${id}/assignees?${query}`, amina)).body;
      return { names: assignees?.map(({ fullName }) => String(fullName)) ?? [], assignees, totalRecords };
    };
    const { names, assignees, totalRecords } = await found('limit=100');
    const ids = assignees?.map((each) => each.id) ?? [];
    expect([amina, reader].map((each) => ids.includes(each.id))).toEqual([true, true]);
    expect([taking, gone, stranger].map((each) => ids.includes(each.id))).toEqual([false, false, false]);
    expect(totalRecords).toBe(names.length);
    expect(Object.keys(assignees?.[0] ?? {}).sort()).toEqual(['fullName', 'id']);
    expect(await found('offset=1&limit=1')).toMatchObject({ names: [names[1]], totalRecords });
    const [first = ''] = names;
    expect((await found(`searchTerm=${encodeURIComponent(first)}`)).names).toContain(first);
    expect((await found('searchTerm=zzzzz')).names).toEqual([]);
    expect((await office.get(`tasks/${id}/assignees`, reader)).status).toBe(403);
  });

  it('the opener becomes the owner, but not if they may not work on tickets', async () => {
    const body = {
      type: 'LEAD_TICKET',
      subject: 'When do you come?',
      description: 'Three houses.',
      contact: { name: 'Grace Auma' },
    };
    const open = async (...permissions: Permission[]) => {
      const opener = await office.person(permissions);
      const { ticket } = (await office.post('tickets', opener, body)).body;
      id = String(ticket?.id);
      return { opener, ticket, part: await partOf(opener.id) };
    };
    const working = await open('View Tickets', 'Create Tickets', 'Update Tickets');
    expect(working.ticket).toMatchObject({ responsibleId: working.opener.id, source: 'STAFF', status: 'NEW' });
    expect(working.part?.taskRoleId).toBe(await office.ownerRole());
    expect((await comment(working.opener)).status).toBe(201);
    const frontDesk = await open('View Tickets', 'Create Tickets');
    expect(frontDesk).toMatchObject({ ticket: { responsibleId: null }, part: null });
    const taken = { userId: amina.id, taskRoleId: await office.ownerRole() };
    expect((await assign(amina, taken)).status).toBe(201);
  });

  it('the owner role keeps its name and its permissions', async () => {
    const keeper = await office.person(['View Task Roles', 'Update Task Roles']);
    const path = `task-roles/${await office.ownerRole()}`;
    await refused(409, () => office.put(path, keeper, { name: 'Boss' }));
    await refused(409, () => office.put(path, keeper, { permissions: ['Comment'] }));
    expect((await office.put(path, keeper, { description: 'Answers for it.' })).status).toBe(200);
  });
});
