import type { NoticeFacts, TrackingFacts } from '../../contract/orders/tracking/facts';
import { OPEN_TICKET_STATUSES } from '../../contract/statuses';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { attemptsAt, attemptsFor } from '../payments/orders';
import type { Store } from '../store/Store';
import { daysAfter, daysKept, hasEnded, REMINDER_DAYS } from '../subscriptions/rules/subscriptionLine';
import type { StoredAccount } from '../subscriptions/Subscription';

const NEWEST = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;

type WorkOrder = RecordOf<typeof workOrders>;

/** The tracked order, subscription, or both; and the account, if it has no subscription. */
export interface Tracked {
  form: RecordOf<typeof subscriptionForms> | null;
  subscription: Subscription | null;
  account?: StoredAccount | undefined;
}

/** The facts that contract/orders/tracking needs, and the records that its sentences name. */
export interface Known {
  facts: TrackingFacts & NoticeFacts;
  payment: Payment | null;
  account: StoredAccount | null;
  /** The account's running subscription, if it is another one. */
  running: Subscription | null;
  installation: WorkOrder | null;
  repair: WorkOrder | null;
  /** The remaining days of a paused subscription. */
  daysLeft: number;
}

/** Reads everything that determines the state of an order or a subscription. */
export async function knownOf(store: Store, tracked: Tracked, now: Date): Promise<Known> {
  const { form, subscription } = tracked;
  const accountId = subscription?.accountId ?? tracked.account?.id;
  const [payment, account, all, installation, repair, isInstalled, isGivenUp, ticket] = await Promise.all([
    latestPayment(store, { form, subscription }),
    accountId ? store.get(accounts, accountId) : null,
    accountId ? store.find(subscriptions, { where: [{ path: 'accountId', in: [accountId] }] }) : [],
    accountId ? workOrder(store, accountId, 'INSTALLATION') : null,
    accountId ? workOrder(store, accountId, 'REPAIR') : null,
    accountId ? hasDevice(store, accountId) : false,
    subscription ? hasFailed(store, subscription.id) : false,
    accountId ? openTicket(store, accountId) : null,
  ]);
  const others = all.filter(({ id }) => id !== subscription?.id);
  const running = others.find((term) => term.status === 'ACTIVE' && !hasEnded(term, now)) ?? null;
  const waits = others.some(({ status }) => status === 'CREATED');
  const paused = account?.status === 'SUSPENDED' ? all : all.filter(({ id }) => id === subscription?.id);
  return {
    facts: {
      order: form && { status: form.status },
      payment: payment && {
        status: payment.status,
        isHeld: payment.review !== null && payment.status !== 'SUCCESSFUL',
      },
      subscription: subscription && stateOf(subscription, now),
      account: account?.status ?? null,
      other: running ? 'RUNS' : waits ? 'WAITS' : null,
      isInstalled,
      installation: installation && { status: installation.status, isPlanned: installation.visitDate !== null },
      waitsFor: subscription?.waitingFor ?? null,
      hasFailed: isGivenUp,
      ticket: ticket?.status ?? null,
      repair: repair && { status: repair.status, isPlanned: repair.visitDate !== null },
    },
    ...{ payment, account, running, installation, repair },
    daysLeft: paused.filter(({ status }) => status === 'INACTIVE').reduce((days, term) => days + daysKept(term), 0),
  };
}

const stateOf = (term: Subscription, now: Date): TrackingFacts['subscription'] => ({
  status: term.status,
  isPaid: term.paymentId !== null,
  isRenewal: term.isRenewal,
  hasEnded: hasEnded(term, now),
  endsSoon: term.endDate !== null && Date.parse(daysAfter(term.endDate, -REMINDER_DAYS)) <= now.getTime(),
});

/** Returns the latest attempt to pay what is tracked. A renewal has a payment form of its own. */
async function latestPayment(store: Store, { form, subscription }: Tracked): Promise<Payment | null> {
  const own = subscription?.isRenewal && subscription.paymentFormId;
  const paymentForm = own ? await store.get(paymentForms, own) : null;
  const attempts = paymentForm ? await attemptsFor(store, paymentForm) : form ? await attemptsAt(store, form.id) : [];
  return attempts[0] ?? null;
}

async function hasDevice(store: Store, accountId: string): Promise<boolean> {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'state', in: ['INSTALLED'] },
  ] as const;
  return (await store.count(devices, { where })) > 0;
}

async function workOrder(store: Store, accountId: string, type: WorkOrder['type']): Promise<WorkOrder | null> {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'type', in: [type] },
  ] as const;
  return (await store.find(workOrders, { where, ...NEWEST }))[0] ?? null;
}

async function openTicket(store: Store, accountId: string) {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'status', in: OPEN_TICKET_STATUSES },
  ] as const;
  return (await store.find(tickets, { where, ...NEWEST }))[0] ?? null;
}

/** Returns whether switching on was given up; it is then tried again only by hand. */
async function hasFailed(store: Store, subscriptionId: string): Promise<boolean> {
  const where = [
    { path: 'subscriptionId', in: [subscriptionId] },
    { path: 'type', in: ['ACTIVATION', 'RENEWAL'] },
  ] as const;
  return (await store.find(subscriptionUpdateTasks, { where, ...NEWEST }))[0]?.status === 'FAILED';
}
