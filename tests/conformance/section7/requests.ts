import type { Permission } from '../../../contract/access/permissions';
import { DEMO_PASSWORD } from '../../../resources/access/demo/signIns';
import { staffTypes } from '../../../resources/access/staffTypes';
import { users } from '../../../resources/access/users';
import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { coverageChecks } from '../../../resources/coverage/coverageChecks';
import { devices } from '../../../resources/devices/devices';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { payments } from '../../../resources/payments/payments';
import { receipts } from '../../../resources/payments/receipts';
import { bonusRules } from '../../../resources/subscriptions/bonusRules';
import { extensions } from '../../../resources/subscriptions/extensions';
import { products } from '../../../resources/subscriptions/products';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../../resources/subscriptions/subscriptionUpdateTasks';
import { comments } from '../../../resources/tickets/comments';
import { taskRoles } from '../../../resources/tickets/taskRoles';
import { tickets } from '../../../resources/tickets/tickets';
import type { Condition } from '../../../server/store/Store';
import type { World } from '../../world';

/** The values for a call's path, query, body and headers. */
export interface Request {
  id?: string;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** The permissions that this request needs in addition to that of the call. */
  also?: readonly Permission[];
}

/** Allows acting on a ticket without being a participant. */
const DESK: readonly Permission[] = ['Manage Tickets'];

type Prepare = () => Promise<Request>;

/**
 * Returns functions that prepare successful requests when they are needed, with records found in the demo data or created for
 * them.
 */
export function requestsIn(world: World, admin: string) {
  const { store, call, standIn } = world;
  let people = 0;

  const first = async <R extends AnyResource>(resource: R, ...where: Condition[]) => {
    const [record] = await store.find(resource, { where, limit: 1 });
    if (!record) throw new Error(`The demo data has no such ${resource.name}.`);
    return record as RecordOf<R>;
  };
  const is = <P extends string>(path: P, ...values: (string | boolean)[]) => ({ path, in: values });
  const made = async (path: string, body: object, reads: string) => {
    const answer = await call<Record<string, { id: string }>>('POST', path, { token: admin, body });
    const record = answer.body[reads];
    if (!record) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return record;
  };
  const person = () => {
    people += 1;
    return { firstName: 'Sarah', lastName: 'Seventh', phoneNumber: `+25679${String(people).padStart(7, '0')}` };
  };
  const offered = () => first(products, is('active', true));
  const order = async () => ({ client: person(), productId: (await offered()).id });
  const newForm = async () => (await made('onboarding/subscription', await order(), 'subscriptionForm')).id;
  const checkout = async () => {
    const { body } = await call<{ token: string }>('POST', 'Auth/RequestToken', { body: {} });
    return { authorization: `Bearer ${body.token}` };
  };
  const attempt = async () => {
    const answer = await call<{ order_tracking_id: string; merchant_reference: string }>(
      'POST',
      'Transactions/SubmitOrderRequest',
      { body: { id: await newForm() }, headers: await checkout() },
    );
    return { trackingId: answer.body.order_tracking_id, paymentId: answer.body.merchant_reference };
  };
  /** Returns an account with an active subscription and an ONU that answers. */
  const served = async () => {
    const running = await store.find(subscriptions, { where: [is('status', 'ACTIVE')] });
    const reachable = (await store.find(devices)).filter(({ managementId }) => /[0124578]$/.test(managementId ?? ''));
    const unpaid = await store.find(subscriptions, {
      where: [{ path: 'status', in: ['NEW', 'INITIATED', 'PENDING'] }],
    });
    const has = (list: typeof running, account: string | null) => list.some(({ accountId }) => accountId === account);
    const found = reachable.find(({ accountId }) => has(running, accountId) && !has(unpaid, accountId));
    if (!found?.accountId) throw new Error('No account of the demo data is served and has nothing to pay.');
    return found.accountId;
  };
  const ticket = async () =>
    (
      await made(
        'tickets',
        { type: 'LEAD_TICKET', subject: 'Seventh', description: 'A question.', contact: { name: 'Sarah' } },
        'ticket',
      )
    ).id;
  const colleague = async () => (await first(users, is('emailAddress', 'support@kitara.example'))).id;
  const taskRole = async (name: string) => (await first(taskRoles, is('name', name))).id;
  const participation = async (id: string) => {
    const body = { userId: await colleague(), taskRoleId: await taskRole('Adviser') };
    await made(`tasks/${id}/participants`, body, 'participant');
    return body;
  };
  const newUser = () => {
    people += 1;
    return { fullName: 'Ursula User', emailAddress: `u${people}@kitara.example`, password: 'a-long-enough-secret' };
  };
  const renewal = async () => {
    const body = { accountId: await served() };
    return (await made('/api/v2/subscription/', body, 'accountSubscription')).id;
  };
  const failedPayment = async () => {
    const { trackingId, paymentId } = await attempt();
    await standIn.settle(trackingId, 'FAILED');
    return paymentId;
  };

  const writes: Record<string, Prepare> = {
    'POST accounts/auth/login': async () => ({ body: { username: 'admin@kitara.example', password: DEMO_PASSWORD } }),
    'POST accounts': async () => ({ body: { accountDetail: person() } }),
    'PUT accounts/{id}': async () => ({ body: { accountDetail: { lastName: 'Changed' } } }),
    'DELETE accounts/{id}': async () => ({ id: (await made('accounts', { accountDetail: person() }, 'account')).id }),
    'POST device-management/reboot-onu-by-account/{accountId}': async () => ({ id: await served(), body: {} }),
    'POST device-management/change-onu-ssid-and-password-by-account/{accountId}': async () => ({
      id: await served(),
      body: { ssid: 'Seventh Heaven', password: 'very-secret-1' },
    }),
    'POST onboarding/subscription': async () => ({ body: await order() }),
    'POST subscriptions/check-subscription-status': async () => ({ body: { subscriptionId: await newForm() } }),
    'POST tickets/portal': async () => ({
      body: { name: 'Sarah', phoneNumber: person().phoneNumber, subject: 'Hello', message: 'When do you come?' },
    }),
    'POST onboarding/interest': async () => ({
      body: { client: person(), coverageCheckId: (await first(coverageChecks)).id },
    }),
    'POST coverage/check': async () => ({ body: { location: { commonName: 'Kololo' } } }),
    'POST referrals/self': async () => ({
      body: { coverageCheckId: (await first(coverageChecks, is('coverageResponse.code', 'ASBUILT'))).id },
    }),
    'POST onboarding/subscription/payment': async () => ({ body: { subscriptionFormId: await newForm() } }),
    'POST onboarding/subscription/check-payment': async () => ({
      body: { orderTrackingId: (await attempt()).trackingId },
    }),
    'POST subscription-forms': async () => ({
      body: { clientId: (await first(clients)).id, productId: (await offered()).id },
    }),
    'POST subscription-forms/{id}': async () => ({ id: await newForm(), body: { installationAddress: 'Plot 7' } }),
    'POST clients': async () => ({ body: person() }),
    'POST subscription/': async () => ({ body: { accountId: await served() } }),
    'POST subscription/{id}/pay': async () => ({ id: await renewal(), body: {} }),
    'POST payments/{payment_id}/pay': async () => ({ id: await failedPayment() }),
    'POST Auth/RequestToken': async () => ({ body: {} }),
    'POST URLSetup/RegisterIPN': async () => ({ body: {}, headers: await checkout() }),
    'POST Transactions/SubmitOrderRequest': async () => ({
      body: { id: await newForm(), currency: 'UGX', amount: 500 },
      headers: await checkout(),
    }),
    'POST users': async () => ({ body: newUser() }),
    'PUT users/{id}': async () => ({ id: await colleague(), body: { fullName: 'Sarah Akello' } }),
    'DELETE users/{id}': async () => ({ id: (await made('users', newUser(), 'user')).id }),
    'POST tasks/{id}/change-status': async () => ({ also: DESK, id: await ticket(), body: { status: 'IN_PROGRESS' } }),
    'POST tickets/{id}/change-status': async () => ({
      also: DESK,
      id: await ticket(),
      body: { status: 'IN_PROGRESS' },
    }),
    'POST tickets/{id}/comments': async () => ({ also: DESK, id: await ticket(), body: { body: 'We are on it.' } }),
    'POST comments/{id}/reply': async () => ({
      also: DESK,
      id: (await made(`tickets/${await ticket()}/comments`, { body: 'We are on it.' }, 'comment')).id,
      body: { body: 'Thank you.' },
    }),
    'POST tasks/{id}/participants': async () => ({
      also: DESK,
      id: await ticket(),
      body: { userId: await colleague(), taskRoleId: await taskRole('Watcher') },
    }),
    'DELETE tasks/{id}/participants': async () => {
      const id = await ticket();
      return { also: DESK, id, query: { userId: (await participation(id)).userId } };
    },
    'POST tasks/{id}/participants/change-role': async () => {
      const id = await ticket();
      return { also: DESK, id, body: { ...(await participation(id)), taskRoleId: await taskRole('Watcher') } };
    },
    'POST task-roles': async () => ({ body: { name: 'Seventh role', permissions: ['Comment'] } }),
    'PUT task-roles/{id}': async () => ({ id: await taskRole('Watcher'), body: { description: 'Only reads.' } }),
    'POST business-sales-agents': async () => ({
      body: { name: 'Seventh Agency', phoneNumber: person().phoneNumber },
    }),
    'POST staff': async () => ({ body: { ...person(), staffTypeId: (await first(staffTypes)).id } }),
    'POST receipts': async () => {
      const receipt = await first(receipts);
      await store.remove(receipts, receipt.id);
      return { body: { paymentId: receipt.paymentId } };
    },
    'PUT clients/{id}': async () => ({ body: { placeOfResidence: 'Ntinda' } }),
    'PUT subscription-forms/{id}': async () => ({ id: await newForm(), body: { installationAddress: 'Plot 8' } }),
    'PUT subscriptions/{id}': async () => ({
      id: (await first(subscriptions, is('status', 'CREATED'))).id,
      body: { status: 'INACTIVE' },
    }),
    'POST subscription-transfers': async () => ({
      body: {
        subscriptionId: (await first(subscriptions, is('accountId', await served()), is('status', 'ACTIVE'))).id,
        toAccountId: (await made('accounts', { accountDetail: person() }, 'account')).id,
        reason: 'The tenant has changed.',
      },
    }),
    'POST extensions': async () => {
      // A subscription can be extended only a few times.
      const extended = (await store.find(extensions)).map(({ subscriptionId }) => subscriptionId);
      const running = await store.find(subscriptions, { where: [is('status', 'ACTIVE')] });
      const subscriptionId = running.find(({ id }) => !extended.includes(id))?.id;
      return { body: { subscriptionId, days: 1, reason: 'The line was down.' } };
    },
    'PUT extension-settings': async () => ({ body: { maxDays: 10 } }),
    'POST bonus-rules': async () => ({
      body: { name: 'Seventh day', occasion: 'RENEWAL', bonusDays: 1, validFrom: '2026-03-01' },
    }),
    'PATCH bonus-rules/{id}': async () => ({ id: (await first(bonusRules)).id, body: { active: false } }),
    'POST subscription/activate/{id}': async () => ({
      id: (await first(subscriptionUpdateTasks, is('status', 'PENDING'), is('type', 'ACTIVATION'))).subscriptionId,
    }),
  };

  const reads: Record<string, Prepare> = {
    'GET accounts/{id}': async () => ({ id: (await first(accounts)).id }),
    'GET user/accounts/{id}': async () => ({ id: await served() }),
    'GET payments/account/{id}': async () => ({ id: await served() }),
    'GET subscriptions/active-subscription/{id}': async () => ({ id: await served() }),
    'GET subscriptions/account/{id}': async () => ({ id: await served() }),
    'GET subscription/activeOrMostRecentSubscription/{id}': async () => ({ id: await served() }),
    'GET referrals/my-referrals/{id}': async () => ({ also: ['View Referrals'], id: await colleague() }),
    'GET tickets/{id}/status-changes': async () => ({ id: (await first(tickets)).id }),
    'GET tickets/{id}/comments': async () => ({ id: (await first(tickets)).id }),
    'GET tasks/{id}/participants': async () => ({ id: (await first(tickets)).id }),
    'GET comments/{id}/replies': async () => ({ id: (await first(comments)).id }),
    'GET payments/{id}/status': async () => ({ id: (await first(payments)).id }),
    'GET subscription-forms/{id}/payment': async () => ({
      id: (await first(subscriptionForms, is('status', 'PAID'))).id,
    }),
  };

  /** Returns the values for the placeholders in a query of the specification. */
  const named = async () => ({
    accountId: await served(),
    productId: (await offered()).id,
    clientId: (await first(clients)).id,
    subscriptionId: (await first(subscriptions)).id,
    orderTrackingId: (await attempt()).trackingId,
  });

  return { prepare: { ...writes, ...reads }, named, first, newForm, attempt, failedPayment };
}
