import { accounts } from '../../resources/accounts';
import { clients } from '../../resources/clients';
import { closeDifferences } from '../../resources/closeDifferences';
import { coveragePlaces } from '../../resources/coveragePlaces';
import { dayCloses } from '../../resources/dayCloses';
import type { RecordOf } from '../../resources/defineResource';
import { DEMO_PASSWORD } from '../../resources/demo/signIns';
import { fiscalDocuments } from '../../resources/fiscalDocuments';
import { sessions } from '../../resources/internal';
import { outboxMessages } from '../../resources/outboxMessages';
import { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import { payments } from '../../resources/payments';
import { products } from '../../resources/products';
import { statementLines } from '../../resources/statementLines';
import { statementSources } from '../../resources/statementSources';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { tickets } from '../../resources/tickets';
import { unknownPlaces } from '../../resources/unknownPlaces';
import { users } from '../../resources/users';
import { workOrders } from '../../resources/workOrders';
import type { Identity } from '../../server/access/identity';
import { makeClaim } from '../../server/claims/makeClaim';
import { compare, nextToClose, prepare } from '../../server/close/closing';
import { differencesOf } from '../../server/close/DayClose';
import { explain } from '../../server/close/differences';
import { importStatement } from '../../server/statements/importStatement';
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
  const source = (kind: 'MTN_WALLET' | 'BANK' = 'MTN_WALLET') =>
    createRecord(store, statementSources, { name: `Wallet ${Math.random()}`, kind }, clock.now);
  const statementOf = async (code: string) => ({
    ...{ sourceId: (await source()).id, fileName: 'wallet.csv' },
    content: Buffer.from(`Date,Transaction ID,Amount\n14/03/2026,${code},900000`).toString('base64'),
  });
  const claimed = async () => ({
    subscriptionFormId: await newForm(),
    ...{ code: '43900000001', phoneNumber: '+256772990007', paidOn: '2026-03-14' },
  });
  /** One that waits for its payment. */
  const claim = async () => makeClaim({ store, now: () => clock.now }, await claimed());
  /** Money that covers any package. */
  const line = async () => {
    const code = `4390${Math.floor(Math.random() * 1e7)}0`;
    await importStatement({ store, now: () => clock.now }, await statementOf(code), null);
    return (await first(statementLines, { path: 'code', in: [code] })).id;
  };
  const identityOf = async (name: string) => ({ userId: await userId(name) }) as Identity;
  const deps = { store, now: () => clock.now };
  let days = 0;
  /** An open difference of a day that is not closed. */
  const difference = async () => {
    const { id: closeId } = await createRecord(store, dayCloses, { day: `2019-01-${10 + ++days}` }, clock.now);
    const values = { closeId, tie: 'LEDGER', kind: 'MISSING_ENTRY', amount: 500, moneyDay: '2019-01-10' } as const;
    const since = clock.now.toISOString();
    return createRecord(store, closeDifferences, { ...values, key: `test:${Math.random()}`, since }, clock.now);
  };
  return {
    'POST day-closes/compare': async () => ({ body: { day: '2020-01-03' } }),
    'POST day-closes/prepare': async () => ({ body: { day: '2020-01-04' } }),
    'POST day-closes/close': async () => {
      const [day, finance] = [(await nextToClose(store)) ?? '2020-01-01', await identityOf('finance')];
      const { id } = await compare(deps, day, null);
      for (const each of await differencesOf(store, id)) await explain(deps, each.id, 'Looked at.', finance);
      await prepare(deps, day, finance);
      return { body: { day } };
    },
    'POST close-differences/{id}/explain': async () => ({
      id: (await difference()).id,
      body: { note: 'Booked later.' },
    }),
    'POST close-differences/assign': async () => ({
      body: { ids: [(await difference()).id], assigneeId: await userId('finance') },
    }),
    'POST statements': async () => ({ body: await statementOf('43900000011') }),
    'POST claims': async () => ({ body: await claimed() }),
    'POST claims/{id}/look': async () => ({ id: (await claim()).id }),
    'POST claims/{id}/match': async () => ({
      id: (await claim()).id,
      body: { lineId: await line(), decision: 'ACCEPT' },
    }),
    'POST claims/{id}/decline': async () => ({ id: (await claim()).id, body: { note: 'No such payment.' } }),
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
      const { id } = await first(unknownPlaces, { path: 'status', in: ['OPEN'] });
      return { id, body: { name: 'Seventh Hill', district: 'Kampala', kind: 'AREA', where: '0.346, 32.588' } };
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
    'POST fiscal-documents/{id}/resend': async () => {
      const { id } = await first(fiscalDocuments, { path: 'kind', in: ['INVOICE'] });
      await store.update(fiscalDocuments, id, { status: 'REFUSED' });
      return { id };
    },
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
