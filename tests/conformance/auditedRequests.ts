import { clients } from '../../resources/clients';
import { coveragePlaces } from '../../resources/coveragePlaces';
import { DEMO_PASSWORD } from '../../resources/demo/signIns';
import { sessions } from '../../resources/internal';
import { outboxMessages } from '../../resources/outboxMessages';
import { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import { payments } from '../../resources/payments';
import { products } from '../../resources/products';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { unknownPlaces } from '../../resources/unknownPlaces';
import { users } from '../../resources/users';
import { createRecord } from '../../server/store/createRecord';
import type { World } from '../world';
import type { Request, requestsIn } from './section7/requests';

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
  return {
    'POST payments/manual': async () => {
      const subscriptionFormId = await newForm();
      const order = await store.get(subscriptionForms, subscriptionFormId);
      const amount = (await store.get(products, order?.productId ?? ''))?.price;
      return { body: { subscriptionFormId, method: 'CASH', reference: 'Slip 7', amount } };
    },
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
    'POST payment-refund-tasks': async () => {
      const { id } = await first(
        payments,
        { path: 'status', in: ['SUCCESSFUL'] },
        { path: 'manualMethod', isNull: false },
      );
      return { body: { paymentId: id, amount: 500, reason: 'Paid too much.' } };
    },
    'POST payment-refund-tasks/{id}/approve': async () => ({ id: await requested(), body: {} }),
    'POST payment-refund-tasks/{id}/reject': async () => ({ id: await requested(), body: { note: 'No.' } }),
    'POST payment-refund-tasks/{id}/submit': async () => ({
      id: await refund('APPROVED'),
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
