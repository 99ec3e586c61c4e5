import { DEFAULT_LANGUAGE, findLanguage } from '../../contract/languages';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../contract/statuses';
import { findResource } from '../../resources';
import { payments } from '../../resources/payments/payments';
import { findWorklist, WORKLISTS, waitingSince } from '../../resources/worklists';
import type { queueActions } from '../../resources/worklists/actions';
import type { Identity } from '../base/identity';
import { refuseParameter, toQuery } from '../crud/listQuery';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { dayAt } from '../rules/days';
import type { Store } from '../store/Store';
import { type OwnQueue, ownQueues } from './ownQueues';
import { listExceptions } from './paymentExceptions';
import { byUrgency, dueAt, isPlanned } from './rules/queueOrder';
import { waitingItems } from './waitingItems';

/** The maximum number of records in a plan of the day. */
const WHOLE = 100;
/** The default number of records of each queue. */
const FEW = 5;
const DAY = 86_400_000;

/** The work that waits for the signed-in user, and all payment exceptions. */
export function queueHandlers({
  store,
  now,
}: Deps): Pick<Handlers, keyof typeof queueActions | 'listPaymentExceptions'> {
  return {
    readQueues: async ({ query: { names, most = String(FEW) }, identity }) => {
      const wanted = namesIn(names);
      const at = now();
      const own = queuesOf(identity, at);
      const read = await Promise.all(
        own.map((each) => firstOf(store, each, wanted.includes(each.queue.name) ? Number(most) : 0, at)),
      );
      const waiting = onceEach(read.flatMap(({ waiting }) => waiting)).sort(byUrgency(at));
      return {
        queues: read.map(({ name, total }) => ({ name, total })),
        items: await waitingItems(store, waiting, findResource),
      };
    },

    readQueueAges: async ({ identity }) => {
      const at = now();
      const exceptions = queuesOf(identity, at).filter(({ queue }) => queue.exception);
      return { queues: await Promise.all(exceptions.map((each) => agesOf(store, each, at))) };
    },

    listPaymentExceptions: async ({ query: { kinds, sortBy: _, ...page }, header }) => {
      const { offset = 0, limit = 0, sort } = toQuery(payments, page, 'list');
      const language = findLanguage(header('accept-language')) ?? DEFAULT_LANGUAGE;
      const paging = { kinds: kindsIn(kinds), ascending: sort?.ascending !== false, offset, limit, language };
      return listExceptions(store, paging, now());
    },
  };
}

const kindsIn = (given: string | undefined): readonly ExceptionKind[] =>
  given ? EXCEPTION_KINDS.filter((kind) => given.split(',').includes(kind)) : EXCEPTION_KINDS;

const queuesOf = (identity: Identity | null, now: Date) => (identity ? ownQueues(identity, now) : []);

function namesIn(given: string | undefined): readonly string[] {
  const all = WORKLISTS.map(({ name }) => name);
  const wanted = (given ?? '').split(',').filter(Boolean);
  if (wanted.some((name) => !findWorklist(name))) refuseParameter('names', `must be some of: ${all.join(', ')}`);
  return wanted.length > 0 ? wanted : all;
}

/** Counts a queue's waiting records, and returns those that have waited longest; the plan of the day as a whole. */
async function firstOf(store: Store, { queue, rank, filter }: OwnQueue, most: number, now: Date) {
  const { name, resource, since, hours, plan } = queue;
  const limit = plan && most > 0 ? WHOLE : most;
  const sort = { path: since, ascending: true };
  const records = limit > 0 ? await store.find(resource, { ...filter, sort, limit }) : [];
  // If all of them were returned, no count is needed.
  const total = records.length < limit ? records.length : await store.count(resource, filter);
  const waiting = records.map((record) => {
    const waits = waitingSince(queue, record);
    return { queue, rank, record, due: dueAt(waits, hours), planned: isPlanned(plan, waits, dayAt(now)) };
  });
  return { name, total, waiting: waiting.filter(({ planned }, place) => planned || place < most) };
}

/** Shows a record that waits in two queues only in the more pressing one. */
function onceEach<W extends { queue: OwnQueue['queue']; record: { id: string } }>(waiting: readonly W[]): W[] {
  const seen = new Set<string>();
  return waiting.filter(({ record }) => !seen.has(record.id) && seen.add(record.id));
}

/** Counts the records of a queue that have waited for less than a day, for less than a week, and for longer. */
async function agesOf(store: Store, { queue: { name, resource, since }, filter }: OwnQueue, now: Date) {
  const waitsByDay = resource.leaves.find(({ path }) => path === since)?.field.kind === 'date';
  const ago = (days: number) => {
    const moment = new Date(now.getTime() - days * DAY);
    return waitsByDay ? dayAt(moment) : moment.toISOString();
  };
  const { where = [], within } = filter;
  const waitingFrom = (bounds: { from?: string; before?: string }) =>
    store.count(resource, { where: [...where, { path: since, ...bounds }], within });
  const [day, week, all] = await Promise.all([
    waitingFrom({ from: ago(1) }),
    waitingFrom({ from: ago(7), before: ago(1) }),
    store.count(resource, filter),
  ]);
  return { name, day, week, older: all - day - week };
}
