import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clients } from '../../resources/accounts/clients';
import type { Answers } from '../../resources/catalogue/actions';
import { notifications } from '../../resources/notifications/notifications';
import type { PersonalTask } from '../../resources/worklists/personalTasks';
import { dayAt } from '../../server/rules/days';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import type { Refused } from '../payments/clerks';
import { createWorld, type World } from '../support/world';
import { createTicketWorld, type Person } from '../tickets/ticketWorld';

type Answer = { personalTask: PersonalTask } & Refused;

describe.each(ADAPTERS)('personal tasks on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let joan: Person;
  let lead: Person;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    const { person } = createTicketWorld(world);
    joan = await person(['Write Tasks']);
    lead = await person(['Write Tasks', 'Assign Tasks', 'View Leads']);
  });
  afterAll(() => opened?.close());

  const call = <T = Answer>({ token }: Person, method: string, path: string, body?: object) =>
    world.call<T>(method, path, { token, ...(body ? { body } : {}) });
  const add = (by: Person, more: object = {}) =>
    call(by, 'POST', 'personal-tasks', { title: 'Call back', dueOn: '2026-03-14', ...more });
  const change = (by: Person, { id }: PersonalTask, body: object) => call(by, 'PUT', `personal-tasks/${id}`, body);
  const listed = async (by: Person) =>
    (await call<{ personalTasks: PersonalTask[] }>(by, 'GET', 'personal-tasks?limit=100')).body.personalTasks.map(
      ({ id }) => id,
    );
  const waiting = async (by: Person) => {
    const { body } = await call<Answers['readQueues']>(by, 'GET', 'queues?limit=100');
    return body.items.filter(({ queue }) => queue === 'myTasks').map(({ id, about }) => [id, about]);
  };

  it('are the creator’s own unless they assign them, which needs a permission', async () => {
    const { status, body } = await add(joan);
    expect([status, body.personalTask.assigneeId, body.personalTask.createdById]).toEqual([201, joan.id, joan.id]);
    expect((await add(joan, { assigneeId: lead.id })).status).toBe(403);
    const given = (await add(lead, { assigneeId: joan.id })).body.personalTask;
    expect(await listed(joan)).toEqual(expect.arrayContaining([body.personalTask.id, given.id]));
    const where = [{ path: 'recordId', in: [given.id] }] as const;
    const told = await opened.store.find(notifications, { where });
    expect(told.map(({ userId, kind }) => [userId, kind])).toEqual([[joan.id, 'TASK_ASSIGNED']]);
  });

  it('are seen and changed by nobody else', async () => {
    const { personalTask } = (await add(lead)).body;
    expect(await listed(joan)).not.toContain(personalTask.id);
    expect((await call(joan, 'GET', `personal-tasks/${personalTask.id}`)).status).toBe(404);
    expect((await change(joan, personalTask, { status: 'DONE' })).status).toBe(404);
    expect((await call(joan, 'DELETE', `personal-tasks/${personalTask.id}`)).status).toBe(404);
  });

  it('wait on Today until they are done, and again when they are reopened', async () => {
    const { personalTask } = (await add(joan, { title: 'Ask for the key', dueOn: '2026-03-13' })).body;
    expect(await waiting(joan)).toContainEqual([personalTask.id, 'Ask for the key']);
    const done = (await change(joan, personalTask, { status: 'DONE' })).body.personalTask;
    expect([done.status, done.doneAt]).toEqual(['DONE', world.clock.now.toISOString()]);
    expect(await waiting(joan)).not.toContainEqual([personalTask.id, 'Ask for the key']);
    const reopened = (await change(joan, personalTask, { status: 'OPEN' })).body.personalTask;
    expect([reopened.status, reopened.doneAt]).toEqual(['OPEN', null]);
  });

  it('are all on Today once their day has come, before other work; later ones only if there is room', async () => {
    const { person } = createTicketWorld(world);
    const busy = await person(['Write Tasks', 'View Tickets', 'Update Tickets']);
    const { clock } = world;
    const dayIn = (days: number) => dayAt(new Date(clock.now.getTime() + days * 86_400_000));
    for (let at = 0; at < 6; at += 1) await add(busy, { title: `Late ${at}`, dueOn: dayIn(-2) });
    await add(busy, { title: 'Today', dueOn: dayIn(0) });
    await add(busy, { title: 'Tomorrow', dueOn: dayIn(1) });
    const { body } = await call<Answers['readQueues']>(busy, 'GET', 'queues?most=5');
    expect(body.items.length).toBeGreaterThan(7);
    const first = body.items.slice(0, 7);
    expect(first.map(({ queue, planned }) => [queue, planned])).toEqual(first.map(() => ['myTasks', true]));
    expect(first.map(({ about }) => about)).toContain('Today');
    expect(body.items.filter(({ queue, planned }) => queue === 'myTasks' && !planned)).toEqual([]);
    expect(body.queues.find(({ name }) => name === 'myTasks')?.total).toBe(8);
  });

  it('are about a record only if their creator may read it, and name wrong values', async () => {
    const [client] = await opened.store.find(clients, { limit: 1 });
    const clientId = client?.id;
    expect((await add(lead, { clientId })).body.personalTask.clientId).toBe(clientId);
    expect((await add(joan, { clientId })).body.errors).toEqual({ clientId: 'does not exist' });
    expect((await add(joan, { dueTime: '25:00' })).body.errors).toHaveProperty('dueTime');
    expect((await add(joan, { dueOn: 'soon' })).body.errors).toHaveProperty('dueOn');
    expect((await world.call('POST', 'personal-tasks', { body: {} })).status).toBe(401);
  });
});
