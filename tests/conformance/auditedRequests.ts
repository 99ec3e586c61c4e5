import { accounts } from '../../resources/accounts';
import { clients } from '../../resources/clients';
import { coveragePlaces } from '../../resources/coveragePlaces';
import type { RecordOf } from '../../resources/defineResource';
import { DEMO_PASSWORD } from '../../resources/demo/signIns';
import { sessions } from '../../resources/internal';
import { outboxMessages } from '../../resources/outboxMessages';
import { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import { payments } from '../../resources/payments';
import { products } from '../../resources/products';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { tickets } from '../../resources/tickets';
import { unknownPlaces } from '../../resources/unknownPlaces';
import { users } from '../../resources/users';
import { workOrders } from '../../resources/workOrders';
import { createRecord } from '../../server/store/createRecord';
import type { World } from '../world';
import type { Request, requestsIn } from './section7/requests';

/** As an image of this type begins, in base64. */
const PNG = 'iVBORw0KGgo=';

/** Requests of staff that succeed and that section 7 does not name, by method and path. */
export function auditedRequests(
  { store, standIn, clock }: World,
  requests: ReturnType<typeof requestsIn>,
): Record<string, () => Promise<Request>> {
  const { first, newForm, attempt, failedPayment } = requests;
  const refund = async (status: string) => (await first(paymentRefundTasks, { path: 'status', in: [status] })).id;
  const userId = async (name: string) =>
    (await first(users, { path: 'emailAddress', in: [`${name}@kitara.example`] })).id;
  /** One that a colleague requested. */
  const requested = async () => {
    const id = await refund('REQUESTED');
    await store.update(paymentRefundTasks, id, { requestedById: await userId('support') });
    return id;
  };
  const paidInCash = () =>
    first(payments, { path: 'status', in: ['SUCCESSFUL'] }, { path: 'manualMethod', isNull: false });
  /** One whose money goes out by hand. */
  const approved = async () => {
    const { id: paymentId, accountId } = await paidInCash();
    const task = { paymentId, accountId, amount: 500, reason: 'Paid too much.', status: 'APPROVED' } as const;
    return (await createRecord(store, paymentRefundTasks, task, clock.now)).id;
  };
  const visit = async (values: Partial<RecordOf<typeof workOrders>> = {}) => {
    const [account] = await store.find(accounts, { limit: 1 });
    return createRecord(store, workOrders, { accountId: account?.id ?? '', type: 'REPAIR', ...values }, clock.now);
  };
  /** One that nobody works on. */
  const freshTicket = () => {
    const values = { type: 'LEAD_TICKET', subject: 'Seventh', description: 'A question.' } as const;
    const contact = { name: 'Sarah', phoneNumber: null, emailAddress: null };
    return store.transaction((tx) => createRecord(tx, tickets, { ...values, contact }, clock.now));
  };
  return {
    'POST work-orders/open': async () => ({ body: { accountId: (await visit()).accountId, type: 'REPAIR' } }),
    'POST work-orders/assign': async () => ({
      body: { ids: [(await visit()).id], assigneeId: await userId('support') },
    }),
    'POST work-orders/{id}/on-the-way': async () => ({ id: (await visit()).id }),
    'POST work-orders/{id}/start': async () => ({ id: (await visit()).id }),
    'POST work-orders/{id}/done': async () => ({ id: (await visit({ status: 'ACTIVE' })).id }),
    'POST work-orders/{id}/not-possible': async () => ({ id: (await visit()).id, body: { reason: 'No ladder.' } }),
    'POST work-orders/{id}/checklist': async () => ({
      id: (await visit()).id,
      body: { item: 'FAULT_FOUND', done: true },
    }),
    'POST payments/manual': async () => {
      const subscriptionFormId = await newForm();
      const order = await store.get(subscriptionForms, subscriptionFormId);
      const amount = (await store.get(products, order?.productId ?? ''))?.price;
      return { body: { subscriptionFormId, method: 'CASH', reference: 'Slip 7', amount } };
    },
    'POST tasks/{id}/waiting': async () => ({ id: (await freshTicket()).id, body: { waiting: true } }),
    'POST tasks/{id}/take': async () => ({ id: (await freshTicket()).id }),
    'POST tickets/bulk-assign': async () => ({
      body: { ids: [(await freshTicket()).id], userId: await userId('support') },
    }),
    'PATCH accounts/auth/profile': async () => ({ body: { fullName: 'Ada Admin' } }),
    'PUT accounts/auth/photo': async () => ({ body: { photo: PNG } }),
    'DELETE accounts/auth/photo': async () => ({}),
    'POST clients/{id}/close': async () => {
      const { id } = await createRecord(
        store,
        clients,
        { firstName: 'Lost', lastName: 'Lead', phoneNumber: '+256772990001' },
        clock.now,
      );
      return { id, body: { reason: 'Moved away' } };
    },
    'POST unknown-places/{id}/spelling': async () => {
      const { id: placeId } = await first(coveragePlaces, { path: 'name', in: ['Kololo'] });
      const { id, typed } = await first(unknownPlaces, { path: 'status', in: ['OPEN'] });
      return { id, body: { placeId, spelling: typed } };
    },
    'POST unknown-places/{id}/place': async () => {
      const { id, typed } = await first(unknownPlaces, { path: 'status', in: ['OPEN'] });
      return { id, body: { name: typed, district: 'Kampala', kind: 'AREA', where: '0.346, 32.588' } };
    },
    'POST payments/{id}/check': async () => {
      const { trackingId, paymentId } = await attempt();
      await standIn.settle(trackingId, 'COMPLETED');
      return { id: paymentId };
    },
    'POST payments/{id}/resolve': async () => {
      const id = await failedPayment();
      await store.update(payments, id, { review: 'UNRESOLVED' });
      return { id, body: { decision: 'REJECT', note: 'Nothing was paid.' } };
    },
    'POST payment-refund-tasks': async () => ({
      body: { paymentId: (await paidInCash()).id, amount: 500, reason: 'Paid too much.' },
    }),
    'POST payment-refund-tasks/{id}/approve': async () => ({ id: await requested(), body: {} }),
    'POST payment-refund-tasks/{id}/reject': async () => ({ id: await requested(), body: { note: 'No.' } }),
    'POST payment-refund-tasks/{id}/submit': async () => ({
      id: await approved(),
      body: { payoutReference: 'Slip 8' },
    }),
    'POST payment-refund-tasks/{id}/effect': async () => ({
      id: await refund('SUBMITTED'),
      body: { payoutReference: 'Slip 8' },
    }),
    'POST outbox-messages/{id}/resend': async () => {
      const { id } = await first(outboxMessages, { path: 'kind', in: ['RECEIPT'] });
      await store.update(outboxMessages, id, { status: 'FAILED' });
      return { id };
    },
    'POST accounts/auth/sessions/{id}/revoke': async () => {
      const expiresAt = new Date(clock.now.getTime() + 60_000).toISOString();
      const { id } = await createRecord(
        store,
        sessions,
        { tokenHash: 'seventh', userId: await userId('admin'), expiresAt },
        clock.now,
      );
      return { id };
    },
    'POST accounts/auth/change-password': async () => ({
      body: { currentPassword: DEMO_PASSWORD, newPassword: 'quite-another-secret' },
    }),
  };
}
