import type { Said } from '../../contract/api/errors';
import type { Language } from '../../contract/languages';
import { REVIEW_TODO } from '../../contract/payments/paymentReviews';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../contract/statuses';
import { resourceNamed } from '../../resources';
import { valueAt } from '../../resources/language/defineResource';
import type { RecordBase } from '../../resources/language/kinds';
import type { PaymentException } from '../../resources/payments/actions';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { WORKLISTS, waitingSince } from '../../resources/worklists';
import type { Worklist } from '../../resources/worklists/Worklist';
import { inLanguage } from '../http/inLanguage';
import { worklistTime } from '../rules/days';
import type { Condition, Store } from '../store/Store';
import { activationTodo, claimTodo, notificationTodo, refundTodo } from './rules/paymentExceptions';
import { waitingItems } from './waitingItems';

interface Paging {
  kinds: readonly ExceptionKind[];
  /** The direction in which to sort by `since`. */
  ascending: boolean;
  offset: number;
  limit: number;
  /** The language of the advice. */
  language: Language;
}

/** A record of a worklist of payment exceptions. */
interface Waiting {
  queue: Worklist;
  record: object & RecordBase;
  since: string;
}

/** Returns a page of all payments and related records that wait for a person, merged from their worklists. */
export async function listExceptions(store: Store, paging: Paging, now: Date) {
  const { kinds, ascending, offset, limit, language } = paging;
  const sources = WORKLISTS.flatMap((queue) => {
    const where = conditionsOf(queue, kinds, now);
    return where ? [{ queue, where }] : [];
  });
  const counts = await countExceptions(store, now);
  const heads = await Promise.all(
    sources.map(async ({ queue, where }): Promise<Waiting[]> => {
      const sort = { path: queue.since, ascending };
      const records = await store.find(queue.resource, { where, sort, limit: offset + limit });
      return records.map((record) => ({ queue, record, since: waitingSince(queue, record) }));
    }),
  );
  const merged = heads.flat().sort((a, b) => (ascending ? 1 : -1) * a.since.localeCompare(b.since));
  const shown = merged.slice(offset, offset + limit);
  const rows = await waitingItems(store, shown, resourceNamed);
  return {
    exceptions: await Promise.all(
      rows.map(async (row, at) => ({ ...(await toException(store, shown[at] as Waiting, language)), waiting: row })),
    ),
    totalRecords: kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
    counts,
  };
}

/** Counts the exceptions of each kind. */
async function countExceptions(store: Store, now: Date): Promise<Record<string, number>> {
  const counted = await Promise.all(
    EXCEPTION_KINDS.map(async (kind) => {
      const counts = WORKLISTS.map((queue) => {
        const where = conditionsOf(queue, [kind], now);
        return where ? store.count(queue.resource, { where }) : 0;
      });
      return [kind, (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)] as const;
    }),
  );
  return Object.fromEntries(counted);
}

/** Returns the conditions of a worklist's records that are exceptions of these kinds, or null if none can be. */
function conditionsOf({ where, paymentException }: Worklist, kinds: readonly ExceptionKind[], now: Date) {
  if (!paymentException) return null;
  const all: readonly Condition[] = where(worklistTime(now));
  if (typeof paymentException === 'string') return kinds.includes(paymentException) ? all : null;
  const values = Object.entries(paymentException.kinds).flatMap(([value, kind]) => (kinds.includes(kind) ? value : []));
  return values.length > 0 ? [...all, { path: paymentException.path, in: values }] : null;
}

async function toException(store: Store, { queue, record, since }: Waiting, language: Language) {
  const { resource, paymentException } = queue;
  // tests/worklists/paymentExceptions.test.ts checks that worklists of other resources are no payment exceptions.
  const name = resource.name as AboutResource;
  const kind =
    typeof paymentException === 'object'
      ? paymentException.kinds[String(valueAt(record, paymentException.path))]
      : paymentException;
  if (!kind) throw new Error(`${name} ${record.id} is no payment exception.`);
  const paymentId = name === 'payments' ? record.id : valueAt(record, 'paymentId');
  return {
    kind,
    since,
    payment: await store.get(payments, String(paymentId ?? '')),
    about: { resource: name, id: record.id, name: resource.represent(record) },
    todo: inLanguage(language, await ADVICE[name](record as never, store)),
  };
}

type AboutResource = PaymentException['about']['resource'];

/** Returns what to do about a record, by its resource. */
const ADVICE = {
  payments: ({ review }: Pick<Payment, 'review'>) => REVIEW_TODO[review ?? 'UNRESOLVED'],
  subscriptions: async ({ id }: RecordBase, store: Store) => activationTodo(await findLatestActivation(store, id)),
  'payment-refund-tasks': refundTodo,
  'unmatched-notifications': notificationTodo,
  claims: claimTodo,
} satisfies Record<AboutResource, (record: never, store: Store) => Said | Promise<Said>>;

async function findLatestActivation(store: Store, subscriptionId: string) {
  const where = [
    { path: 'subscriptionId', in: [subscriptionId] },
    { path: 'type', in: ['ACTIVATION', 'RENEWAL'] },
    { path: 'status', isNot: 'SUPERSEDED' },
  ] as const;
  const newest = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;
  return (await store.find(subscriptionUpdateTasks, { where, ...newest }))[0] ?? null;
}
