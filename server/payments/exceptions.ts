import { REVIEW_TODO } from '../../contract/payments/paymentReviews';
import type { ExceptionKind } from '../../contract/statuses';
import { claims } from '../../resources/claims/claims';
import type { PaymentException } from '../../resources/payments/actions';
import type { Payment } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import type { Condition, Store } from '../store/Store';
import { activationTodo, claimTodo, notificationTodo, refundTodo } from './rules/exceptions';

interface Paging {
  kinds: readonly ExceptionKind[];
  /** The direction in which to sort by `since`. */
  ascending: boolean;
  offset: number;
  limit: number;
}

/** A waiting record. Its details are loaded only if it is shown. */
interface Waiting {
  since: string;
  describe(): Promise<Omit<PaymentException, 'kind' | 'since'>>;
}

/** A stored list of records that wait for people: their number, and the first `limit` of them by `since`. */
interface Source {
  kind: ExceptionKind;
  count(): Promise<number>;
  first(limit: number, ascending: boolean): Promise<Waiting[]>;
}

/** Returns a page of all payments and related records that wait for a person, merged from their lists. */
export async function listExceptions(store: Store, { kinds, ascending, offset, limit }: Paging, now: Date) {
  const sources = sourcesIn(store, now).filter(({ kind }) => kinds.includes(kind));
  const counts = await Promise.all(sources.map((source) => source.count()));
  const heads = await Promise.all(
    sources.map(async ({ kind, first }) =>
      (await first(offset + limit, ascending)).map((waiting) => ({ kind, ...waiting })),
    ),
  );
  const merged = heads.flat().sort((a, b) => (ascending ? 1 : -1) * a.since.localeCompare(b.since));
  const shown = merged.slice(offset, offset + limit);
  return {
    exceptions: await Promise.all(
      shown.map(async ({ kind, since, describe }) => ({ kind, since, ...(await describe()) })),
    ),
    totalRecords: counts.reduce((sum, count) => sum + count, 0),
  };
}

const sourcesIn = (store: Store, now: Date): Source[] => [
  unactivated(store, { path: 'startDate', isNull: true }),
  // A subscription that starts in the future waits for its turn after the running one.
  unactivated(store, { path: 'startDate', before: now.toISOString() }),
  held(store, 'HELD_FOR_REVIEW', ['AMOUNT_MISMATCH', 'CURRENCY_MISMATCH', 'CODE_USED']),
  held(store, 'UNMATCHED', ['REFERENCE_MISMATCH']),
  unmatched(store),
  held(store, 'UNRESOLVED', ['UNRESOLVED']),
  claimsWaiting(store),
  refundsWaiting(store),
];

function held(store: Store, kind: ExceptionKind, reviews: NonNullable<Payment['review']>[]): Source {
  const where = [{ path: 'review', in: reviews }] as const;
  const detailsOf = (payment: Payment) => async () => ({
    payment,
    about: { resource: 'payments', id: payment.id, name: payment.reference } as const,
    todo: REVIEW_TODO[payment.review ?? 'UNRESOLVED'],
  });
  return {
    kind,
    count: () => store.count(payments, { where }),
    first: async (limit, ascending) => {
      const found = await store.find(payments, { where, sort: { path: 'dateUpdated', ascending }, limit });
      return found.map((payment) => ({ since: payment.dateUpdated, describe: detailsOf(payment) }));
    },
  };
}

function unmatched(store: Store): Source {
  const where = [{ path: 'status', in: ['UNMATCHED'] }] as const;
  return {
    kind: 'UNMATCHED',
    count: () => store.count(unmatchedNotifications, { where }),
    first: async (limit, ascending) => {
      const sort = { path: 'dateCreated', ascending } as const;
      const found = await store.find(unmatchedNotifications, { where, sort, limit });
      return found.map((notification) => ({
        since: notification.dateCreated,
        describe: async () => ({
          payment: await store.get(payments, notification.paymentId ?? ''),
          about: {
            resource: 'unmatched-notifications',
            id: notification.id,
            name: unmatchedNotifications.represent(notification),
          },
          todo: notificationTodo(notification),
        }),
      }));
    },
  };
}

function claimsWaiting(store: Store): Source {
  const where = [{ path: 'status', in: ['WAITING'] }] as const;
  return {
    kind: 'CLAIM',
    count: () => store.count(claims, { where }),
    first: async (limit, ascending) => {
      const found = await store.find(claims, { where, sort: { path: 'dateCreated', ascending }, limit });
      return found.map((claim) => ({
        since: claim.dateCreated,
        describe: async () => ({
          payment: await store.get(payments, claim.paymentId ?? ''),
          about: { resource: 'claims', id: claim.id, name: claim.claimNumber },
          todo: claimTodo(claim),
        }),
      }));
    },
  };
}

function unactivated(store: Store, notYet: Condition<typeof subscriptions.fields>): Source {
  const paid = { path: 'paymentStatus', in: ['SUCCESSFUL'] } as const;
  const where = [{ path: 'status', in: ['CREATED'] }, paid, { path: 'paymentId', isNull: false }, notYet] as const;
  return {
    kind: 'PAID_NOT_ACTIVE',
    count: () => store.count(subscriptions, { where }),
    first: async (limit, ascending) => {
      const found = await store.find(subscriptions, { where, sort: { path: 'dateCreated', ascending }, limit });
      return found.map(({ id, dateCreated, paymentId, subscriptionNumber }) => ({
        since: dateCreated,
        describe: async () => ({
          payment: await store.get(payments, paymentId ?? ''),
          about: { resource: 'subscriptions', id, name: subscriptionNumber },
          todo: activationTodo(await latestActivation(store, id)),
        }),
      }));
    },
  };
}

async function latestActivation(store: Store, subscriptionId: string) {
  const where = [
    { path: 'subscriptionId', in: [subscriptionId] },
    { path: 'type', in: ['ACTIVATION', 'RENEWAL'] },
  ] as const;
  const newest = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;
  return (await store.find(subscriptionUpdateTasks, { where, ...newest }))[0] ?? null;
}

function refundsWaiting(store: Store): Source {
  const where = [{ path: 'status', in: ['REQUESTED', 'APPROVED', 'SUBMITTED'] }] as const;
  return {
    kind: 'REFUND_WAITING',
    count: () => store.count(paymentRefundTasks, { where }),
    first: async (limit, ascending) => {
      const found = await store.find(paymentRefundTasks, { where, sort: { path: 'dateCreated', ascending }, limit });
      return found.map((task) => ({
        since: task.dateCreated,
        describe: async () => ({
          payment: await store.get(payments, task.paymentId),
          about: { resource: 'payment-refund-tasks', id: task.id, name: task.refundNumber },
          todo: refundTodo(task),
        }),
      }));
    },
  };
}
