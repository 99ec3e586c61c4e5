import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORK_ORDER_STATUSES } from '../../contract/statuses';
import { choicesIn } from '../../contract/transitions';
import { WORK_ORDER_TRANSITIONS } from '../../contract/workOrders/workOrderStatus';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { notifications } from '../../resources/notifications/notifications';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { tokenOf } from '../conformance/api/callers';
import { openVisits } from './visitWorld';

let scene: Awaited<ReturnType<typeof openVisits>>;
beforeAll(async () => {
  scene = await openVisits();
});
afterAll(() => scene?.store.close());

describe('a new work order', () => {
  it('has the phone number and address of its account, its plan, and an audit entry', async () => {
    const { account, store, ann, open } = scene;
    const plan = { visitDate: '2026-03-20', slot: 'MORNING', assigneeId: ann.userId, note: 'Ring twice.' };
    const order = await open(plan);
    expect(order).toMatchObject({
      status: 'NEW',
      type: 'REPAIR',
      phoneNumber: account.accountDetail.phoneNumber,
      visitEndsAt: '2026-03-20T09:00:00.000Z',
      assigneeId: ann.userId,
      notes: 'Ring twice.',
    });
    expect(order.place.address).toBeTruthy();
    const [entry] = await store.find(logs, { where: [{ path: 'recordId', in: [order.id] }] });
    expect(entry).toMatchObject({ action: 'CREATE', resource: 'work-orders' });
  });

  it('accepts only a ticket of its own account', async () => {
    const { store, account, open, ask, dispatcher } = scene;
    const all = await store.find(tickets, { where: [{ path: 'accountId', isNull: false }] });
    const other = all.find(({ accountId }) => accountId !== account.id);
    const body = { accountId: account.id, ticketId: other?.id, type: 'REPAIR' };
    expect(await ask(dispatcher, 'POST', 'work-orders/open', body)).toMatchObject({
      status: 422,
      body: { errors: { ticketId: 'is about another account' } },
    });
    const own = { accountId: other?.accountId, ticketId: other?.id };
    expect(await open(own)).toMatchObject(own);
  });

  it.each([
    ['an account that there is not', { accountId: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b' }, 'accountId'],
    ['an unknown type', { type: 'DIGGING' }, 'type'],
    ['no day', { visitDate: 'soon' }, 'visitDate'],
    ['half a point', { place: { latitude: 0.3 } }, 'place.longitude'],
    ['an assignee that there is not', { assigneeId: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b' }, 'assigneeId'],
  ])('with %s is refused with the field’s name', async (_, wrong, field) => {
    const { account, ask, dispatcher } = scene;
    const reply = await ask(dispatcher, 'POST', 'work-orders/open', {
      accountId: account.id,
      type: 'REPAIR',
      ...wrong,
    });
    expect([reply.status, Object.keys(reply.body.errors as object)]).toEqual([422, [field]]);
  });
});

describe('manual status changes', () => {
  const pairs = WORK_ORDER_STATUSES.flatMap((from) => WORK_ORDER_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('%s → %s follows the same rule singly and in bulk', async (from, to) => {
    const { store, open, ask, read, dispatcher } = scene;
    const allowed = from === to || choicesIn(WORK_ORDER_TRANSITIONS, from).includes(to);
    const [one, other] = [await open(), await open()];
    for (const { id } of [one, other]) await store.update(workOrders, id, { status: from });
    const needsReason = allowed && from !== to && to === 'NOT_FEASIBLE';
    const put = await ask(dispatcher, 'PUT', `work-orders/${one.id}`, { status: to });
    expect(put.status).toBe(needsReason ? 422 : allowed ? 200 : 409);
    const body = { ids: [other.id], status: to, reason: 'Planned anew' };
    const bulk = await ask<{ outcomes: object[] }>(dispatcher, 'POST', 'work-orders/bulk-status', body);
    expect(bulk.body.outcomes).toMatchObject([{ id: other.id, changed: allowed }]);
    expect((await read(one.id)).status).toBe(allowed && !needsReason ? to : from);
    expect((await read(other.id)).status).toBe(allowed ? to : from);
  });
});

describe('a technician’s steps', () => {
  const step = (id: string, name: string, body?: object) =>
    scene.ask<{ workOrder: object }>(scene.ann.token, 'POST', `work-orders/${id}/${name}`, body);

  it('on the way, start and done are stored with their times, and end with the specified status CLOSED', async () => {
    const { ann, open, read, world } = scene;
    const { id } = await open({ assigneeId: ann.userId });
    const moments: string[] = [];
    for (const name of ['on-the-way', 'start', 'done']) {
      moments.push(world.clock.now.toISOString());
      expect((await step(id, name)).status, name).toBe(200);
      world.clock.advance(600_000);
    }
    const [onTheWayAt, startedAt, endedAt] = moments;
    expect(await read(id)).toMatchObject({ status: 'CLOSED', onTheWayAt, startedAt, endedAt });
    for (const name of ['on-the-way', 'start', 'done']) expect((await step(id, name)).status).toBe(409);
  });

  it('not possible requires a reason, sets NOT_FEASIBLE, and the visit can be retried', async () => {
    const { ann, open, read } = scene;
    const { id } = await open({ assigneeId: ann.userId });
    expect(await step(id, 'not-possible', {})).toMatchObject({
      status: 422,
      body: { errors: { reason: 'is required' } },
    });
    expect((await step(id, 'not-possible', { reason: 'Nobody at home.' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'NOT_FEASIBLE', notPossibleReason: 'Nobody at home.' });
    expect((await step(id, 'start')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', notPossibleReason: null, endedAt: null });
  });

  it('not possible requires a reason in a change of the status by hand, too', async () => {
    const { ann, open, ask, dispatcher, read } = scene;
    const { id } = await open({ assigneeId: ann.userId });
    expect(await ask(dispatcher, 'PUT', `work-orders/${id}`, { status: 'NOT_FEASIBLE' })).toMatchObject({
      status: 422,
      body: { errors: { status: 'needs a reason: change the status on its own' } },
    });
    const bulk = { ids: [id], status: 'NOT_FEASIBLE', reason: 'The landlord did not agree.' };
    expect((await ask(dispatcher, 'POST', 'work-orders/bulk-status', bulk)).status).toBe(200);
    expect(await read(id)).toMatchObject({ notPossibleReason: 'The landlord did not agree.' });
  });

  it('one of two concurrent steps is refused', async () => {
    const { ann, open } = scene;
    const { id } = await open({ assigneeId: ann.userId });
    const replies = await Promise.all([step(id, 'start'), step(id, 'start')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('the checklist records who ticked each item, and is closed with the work order', async () => {
    const { ann, open, ask } = scene;
    const { id } = await open({ assigneeId: ann.userId });
    const tick = (item: string, done: boolean) =>
      ask<Answers['tickVisitChecklist']>(ann.token, 'POST', `work-orders/${id}/checklist`, { item, done });
    const ticked = await tick('FAULT_FOUND', true);
    expect(ticked.body.checklist[0]).toMatchObject({ item: 'FAULT_FOUND', doneById: ann.userId });
    expect((await tick('FAULT_FOUND', true)).body.checklist).toEqual(ticked.body.checklist);
    expect((await tick('FAULT_FOUND', false)).body.checklist[0]).toMatchObject({ doneAt: null, doneById: null });
    expect(await tick('CABLE_LAID', true)).toMatchObject({
      status: 422,
      body: { errors: { item: expect.any(String) } },
    });
    for (const name of ['start', 'done']) await step(id, name);
    expect((await tick('FAULT_FOUND', true)).status).toBe(409);
  });
});

describe('assigning work orders', () => {
  const assign = (token: string, body: object) =>
    scene.ask<Answers['assignWorkOrders']>(token, 'POST', 'work-orders/assign', body);

  it('reports the outcome for each; closed ones do not change', async () => {
    const { store, ann, open, read, dispatcher } = scene;
    const [one, closed] = [await open(), await open()];
    await store.update(workOrders, closed.id, { status: 'CLOSED' });
    const { body } = await assign(dispatcher, { ids: [one.id, closed.id], assigneeId: ann.userId });
    expect(body.outcomes).toEqual([
      { id: one.id, changed: true },
      { id: closed.id, changed: false, error: 'This work order is closed. It can’t be assigned.' },
    ]);
    expect((await read(one.id)).assigneeId).toBe(ann.userId);
  });

  it('notifies the assignee of each once, but not of work orders that they take themselves', async () => {
    const { store, ann, ben, team, open, dispatcher } = scene;
    const told = async (recordId: string) =>
      (await store.find(notifications, { where: [{ path: 'recordId', in: [recordId] }] })).map(
        ({ kind, userId }) => `${kind} ${userId}`,
      );
    const [opened, given, taken] = [await open({ assigneeId: ann.userId }), await open(), await open({ teamId: team })];
    expect(await told(opened.id)).toEqual([`VISIT_ASSIGNED ${ann.userId}`]);
    for (let time = 0; time < 2; time++) await assign(dispatcher, { ids: [given.id], assigneeId: ben.userId });
    expect(await told(given.id)).toEqual([`VISIT_ASSIGNED ${ben.userId}`]);
    await assign(ann.token, { ids: [taken.id], assigneeId: ann.userId });
    expect(await told(taken.id)).toEqual([]);
  });

  it('refuses an assignee who does not work on work orders', async () => {
    const { store, open, dispatcher } = scene;
    const order = await open();
    const [finance] = await store.find(users, { where: [{ path: 'emailAddress', in: ['finance@kitara.example'] }] });
    const reply = await assign(dispatcher, { ids: [order.id], assigneeId: finance?.id });
    expect(reply).toMatchObject({ status: 422, body: { errors: { assigneeId: expect.any(String) } } });
    expect((await assign(dispatcher, { ids: [] })).status).toBe(422);
  });

  it('technicians limited to their own records see and take only their own and their team’s unassigned ones', async () => {
    const { ann, ben, other, team, open, dispatcher, listed } = scene;
    const [mine, left, taken] = [
      await open({ assigneeId: ann.userId }),
      await open({ teamId: team }),
      await open({ assigneeId: ben.userId, teamId: team }),
    ];
    const ids = [mine.id, left.id, taken.id];
    const seen = async (token: string) => (await listed(token, `ids=${ids}`)).sort();
    expect(await seen(ann.token)).toEqual([mine.id, left.id].sort());
    expect(await seen(ben.token)).toEqual([left.id, taken.id].sort());
    expect(await seen(other.token)).toEqual([]);
    expect(await seen(dispatcher)).toEqual([...ids].sort());
    expect((await assign(ann.token, { ids: [left.id], assigneeId: ben.userId })).status).toBe(422);
    expect((await assign(ann.token, { ids: [left.id], assigneeId: ann.userId })).body.outcomes).toMatchObject([
      { changed: true },
    ]);
    expect(await seen(ben.token)).toEqual([taken.id]);
    expect((await assign(ann.token, { ids: [taken.id], assigneeId: ann.userId })).body.outcomes).toMatchObject([
      { changed: false, error: 'There is no such work order.' },
    ]);
    expect((await scene.ask(other.token, 'POST', `work-orders/${mine.id}/start`)).status).toBe(404);
  });
});

describe('lists', () => {
  it('return the visits of a range of days, including the first and the last', async () => {
    const { open, listed, dispatcher } = scene;
    const days = ['2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04'];
    const made = [];
    for (const visitDate of days) made.push((await open({ visitDate })).id);
    const found = await listed(dispatcher, 'visitDayFrom=2027-05-02&visitDayTo=2027-05-03');
    expect(found.sort()).toEqual(made.slice(1, 3).sort());
    const wrong = await scene.ask(dispatcher, 'GET', 'work-orders?visitDayTo=2027-02-30');
    expect(wrong).toMatchObject({ status: 400, body: { errors: { visitDayTo: expect.any(String) } } });
  });

  it('show a visit as overdue once its slot has passed, until it is done, and agree with the figures', async () => {
    const { open, listed, world, ask, ann } = scene;
    let { dispatcher } = scene;
    const { id, visitEndsAt } = await open({
      visitDate: '2026-03-14',
      slot: 'AFTERNOON',
      type: 'INSTALLATION',
      assigneeId: ann.userId,
    });
    const until = Date.parse(visitEndsAt ?? '') - world.clock.now.getTime();
    const overdue = async () => (await listed(dispatcher, `due=OVERDUE&ids=${id}`)).length;
    world.clock.advance(until);
    // The sessions have expired in the meantime.
    dispatcher = await world.signIn('support');
    const technician = await tokenOf(world, ann.userId, 1, null);
    expect(await overdue()).toBe(0);
    world.clock.advance(1);
    expect(await overdue()).toBe(1);
    const count = async (query: string) =>
      (await ask<{ totalRecords: number }>(dispatcher, 'GET', `work-orders/count?${query}`)).body.totalRecords;
    const { body } = await ask<Answers['readFigures']>(
      dispatcher,
      'GET',
      'figures?names=overdueVisits,overdueInstallations',
    );
    expect(body.figures.map(({ values }) => values)).toEqual([
      [await count('due=OVERDUE')],
      [await count('due=OVERDUE&types=INSTALLATION')],
    ]);
    await ask(technician, 'POST', `work-orders/${id}/start`);
    await ask(await world.signIn('admin'), 'POST', `work-orders/${id}/done-without-device`, { reason: 'No device.' });
    expect(await overdue()).toBe(0);
    expect((await ask(dispatcher, 'GET', 'work-orders?due=LATER')).status).toBe(400);
  });
});
