import { beforeEach, expect, it } from 'vitest';
import { profiles } from '../resources/access/profiles';
import { users } from '../resources/access/users';
import { notifications } from '../resources/notifications/notifications';
import { subscriptionForms } from '../resources/orders/subscriptionForms';
import { paymentForms } from '../resources/payments/paymentForms';
import { paymentRefundTasks } from '../resources/payments/paymentRefundTasks';
import { payments } from '../resources/payments/payments';
import { tickets } from '../resources/tickets/tickets';
import { createRecord } from '../server/store/createRecord';
import { added, census, onPostgres } from './payments/stores';
import { createTicketWorld, type Person, type TicketWorld } from './tickets/ticketWorld';
import { createWorld, type World } from './world';

interface Told {
  id: string;
  kind: string;
  byId: string | null;
  resource: string;
  recordId: string;
  readAt: string | null;
}

onPostgres('a notification', (store) => {
  let world: World;
  let office: TicketWorld;
  let amina: Person;
  let joan: Person;
  let ticket: string;
  beforeEach(async () => {
    world = createWorld(store());
    office = createTicketWorld(world);
    [amina, joan] = [await office.person(), await office.person()];
    ticket = await office.message();
    await office.join(ticket, amina.id, 'Assign Participant', 'Take Responsibility', 'Comment', 'Reply', 'Change Role');
    await store().update(tickets, ticket, { responsibleId: amina.id });
  });

  const told = async ({ token }: Person) =>
    (await world.call<{ notifications: Told[]; labels: Record<string, string> }>('GET', 'notifications', { token }))
      .body;
  const kinds = async (person: Person) => (await told(person)).notifications.map(({ kind }) => kind);
  const unread = async ({ token }: Person) =>
    (await world.call<{ unread: number }>('GET', 'notifications/unread', { token })).body.unread;
  const assign = async (to: Person, responsible: boolean) => {
    const body = { userId: to.id, taskRoleId: await office.role('Comment'), responsible };
    return office.post(`tasks/${ticket}/participants`, amina, body);
  };

  it('notifies a user once that a colleague has assigned them a ticket, and names both', async () => {
    const before = await census(store());
    expect((await assign(joan, true)).status).toBe(201);
    expect((await added(store(), before)).notifications).toBe(1);
    const { notifications: own, labels } = await told(joan);
    expect(own).toMatchObject([
      { kind: 'ASSIGNED', byId: amina.id, resource: 'tickets', recordId: ticket, readAt: null },
    ]);
    expect([labels[amina.id], labels[ticket]]).toEqual([
      expect.stringMatching(/^Colleague/),
      expect.stringMatching(/^TK-/),
    ]);
    expect(await kinds(amina)).toEqual([]);
  });

  it('notifies a user that a colleague has assigned them a ticket from the list', async () => {
    const lead = await office.person(['View Tickets', 'Update Tickets', 'Manage Tickets']);
    const { body } = await office.post('tickets/bulk-assign', lead, { ids: [ticket], userId: joan.id });
    expect(body.outcomes).toMatchObject([{ changed: true }]);
    expect(await kinds(joan)).toEqual(['ASSIGNED']);
    expect(await kinds(lead)).toEqual([]);
  });

  it('notifies the assignee of a colleague’s comment, and the author of a reply; no one of their own', async () => {
    await office.join(ticket, joan.id, 'Comment', 'Reply');
    await office.post(`tickets/${ticket}/comments`, amina, { body: 'I look at it.' });
    expect([await kinds(amina), await kinds(joan)]).toEqual([[], []]);
    const { body } = await office.post(`tickets/${ticket}/comments`, joan, { body: 'The line is up.' });
    expect([await kinds(amina), await kinds(joan)]).toEqual([['REPLIED'], []]);
    await office.post(`comments/${body.comment?.id}/reply`, amina, { body: 'Thank you.' });
    expect([await kinds(amina), await kinds(joan)]).toEqual([['REPLIED'], ['REPLIED']]);
  });

  it('is not written if its event is refused', async () => {
    const before = await census(store());
    expect((await office.post(`tickets/${ticket}/comments`, joan, { body: 'I take no part.' })).status).toBe(403);
    expect(await added(store(), before)).toEqual({});
  });

  it('notifies the requester of a refund of the decision', async () => {
    const [task] = await store().find(paymentRefundTasks, {
      where: [{ path: 'status', in: ['REQUESTED'] }],
      limit: 1,
    });
    const finance = await world.signIn('finance');
    for (const [step, kind] of [
      ['approve', 'REFUND_APPROVED'],
      ['reject', 'REFUND_REJECTED'],
    ] as const) {
      await store().update(paymentRefundTasks, task?.id ?? '', { status: 'REQUESTED', requestedById: joan.id });
      const path = `payment-refund-tasks/${task?.id}/${step}`;
      expect((await world.call('POST', path, { token: finance, body: { note: 'As agreed.' } })).status).toBe(200);
      expect((await kinds(joan))[0]).toBe(kind);
      world.clock.advance(1_000);
    }
  });

  it('is not written for a kind that the user has switched off, but still for other kinds', async () => {
    const body = { mutedKinds: ['ASSIGNED'] };
    await world.call('PATCH', 'accounts/auth/profile', { token: joan.token, body });
    await assign(joan, true);
    expect(await kinds(joan)).toEqual([]);
    await office.post(`tickets/${ticket}/comments`, amina, { body: 'Over to you.' });
    expect(await kinds(joan)).toEqual(['REPLIED']);
  });

  it('can be read and marked only by its own user', async () => {
    await assign(joan, false);
    const [own] = (await told(joan)).notifications;
    expect(await unread(joan)).toBe(1);
    const path = `notifications/${own?.id}/read`;
    expect((await office.post(path, amina)).status).toBe(404);
    expect((await office.post('notifications/019e5ee7-3cfe-7f2a-afda-581dcf86de8b/read', joan)).status).toBe(404);
    expect(await unread(joan)).toBe(1);
    const read = await office.post(path, joan);
    expect(read.body.notification).toMatchObject({ readAt: world.clock.now.toISOString() });
    world.clock.advance(60_000);
    expect((await office.post(path, joan)).body.notification).toEqual(read.body.notification);
    expect(await unread(joan)).toBe(0);
  });

  it('can be marked together with all others of its user', async () => {
    await assign(joan, true);
    await office.post(`tickets/${ticket}/comments`, amina, { body: 'Over to you.' });
    await office.post(`tickets/${ticket}/comments`, joan, { body: 'On it.' });
    expect([await unread(joan), await unread(amina)]).toEqual([2, 0]);
    expect((await office.post('notifications/read', joan)).body).toEqual({ unread: 0 });
    expect(await unread(joan)).toBe(0);
  });

  it('is deleted with its user, and so is their profile', async () => {
    const fresh = await office.person([]);
    const about = { kind: 'ASSIGNED', resource: 'tickets', recordId: ticket } as const;
    await store().transaction(async (tx) => {
      await createRecord(tx, notifications, { ...about, userId: fresh.id }, world.clock.now);
      await createRecord(tx, profiles, { userId: fresh.id, mutedKinds: ['REPLIED'] }, world.clock.now);
    });
    const admin = await world.signIn('admin');
    expect((await world.call('DELETE', `users/${fresh.id}`, { token: admin })).status).toBe(200);
    expect(await store().get(users, fresh.id)).toBeNull();
  });

  it('notifies the seller that a payment of their order failed', async () => {
    const admin = await world.signIn('admin');
    const found = await store().find(payments, { where: [{ path: 'status', in: ['PENDING'] }] });
    const held = found.find(({ paymentFormId }) => paymentFormId);
    expect(held).toBeDefined();
    const form = await store().get(paymentForms, held?.paymentFormId ?? '');
    await store().update(subscriptionForms, form?.subscriptionFormId ?? '', { sellerId: joan.id });
    await store().update(payments, held?.id ?? '', { review: 'UNRESOLVED' });
    const body = { decision: 'REJECT', note: 'Nothing was paid.' };
    expect((await world.call('POST', `payments/${held?.id}/resolve`, { token: admin, body })).status).toBe(200);
    expect((await told(joan)).notifications).toMatchObject([
      { kind: 'PAYMENT_FAILED', recordId: held?.id, byId: null },
    ]);
  });
});
