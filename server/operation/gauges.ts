import { Gauge, type Registry } from 'prom-client';
import type { Fields } from '../../resources/language/kinds';
import { newestProved } from '../backup/newestProved';
import type { Deps } from '../deps';
import { accountingFigures } from '../network/accounting/accountingFigures';
import { singleFlight, within } from '../promises';
import type { Queue } from '../queue/Queue';
import { QUEUES } from '../queue/queues';
import type { BacklogQuery, Store } from '../store/Store';

/** The time in milliseconds that a scrape waits for the database. */
const PATIENCE = 2_000;
const DAY = 24 * 60 * 60_000;

const gaugeOf = (register: Registry) => (name: string, help: string, labelName: string) =>
  new Gauge({ name, help, labelNames: [labelName], registers: [register] });

/**
 * Creates gauges of each queue's state. Returns a function that updates them. If the database does not answer in time, a queue
 * has no figures rather than old ones; scrapes in the meantime send no further queries.
 */
export function gaugeQueues({ store, now }: Pick<Deps, 'store' | 'now'>, register: Registry): () => Promise<void> {
  const gauge = gaugeOf(register);
  const depth = gauge('kitara_queue_depth', 'Records that wait for a job', 'queue');
  const oldest = gauge(
    'kitara_queue_oldest_seconds',
    'For how long one of them is overdue or without an answer',
    'queue',
  );
  const failed = gauge('kitara_queue_failed', 'Records that a job has given up in the last 24 hours', 'queue');
  const looks = Object.values(QUEUES).map((queue) => {
    const look = singleFlight(async () => store.backlog<Fields>(queue.resource, backlogQuery(queue, now())));
    return async () => {
      const backlog = await within(PATIENCE, look());
      for (const each of [depth, oldest, failed]) each.remove({ queue: queue.name });
      if (!backlog) return;
      const waited = backlog.since ? now().getTime() - Date.parse(backlog.since) : 0;
      depth.set({ queue: queue.name }, backlog.waiting);
      oldest.set({ queue: queue.name }, Math.max(0, waited) / 1_000);
      failed.set({ queue: queue.name }, backlog.failed);
    };
  });
  return async () => {
    await Promise.all(looks.map((look) => look()));
  };
}

type Rules = Omit<Queue<Fields>, 'name' | 'resource'>;

function backlogQuery({ due, where, waitsOnceDue, since, failed }: Rules, now: Date): BacklogQuery {
  const waits = waitsOnceDue ? { path: due, before: now.toISOString() } : { path: due, isNull: false };
  const lately = { path: 'dateUpdated', from: new Date(now.getTime() - DAY).toISOString() };
  return { waiting: [...where, waits], since, failed: failed && [...failed, lately] };
}

/**
 * Creates a gauge of the newest proved backup's moment. Returns a function that updates it; without such a backup there is no
 * figure.
 */
export function gaugeBackups(store: Store, register: Registry): () => Promise<void> {
  const gauge = new Gauge({
    name: 'kitara_backup_proved_timestamp_seconds',
    help: 'The moment that the newest proved backup shows, in seconds since 1970',
    registers: [register],
  });
  const look = singleFlight(() => newestProved(store));
  return async () => {
    const takenAt = await within(PATIENCE, look());
    if (takenAt) gauge.set(Date.parse(takenAt) / 1_000);
    else gauge.remove();
  };
}

/** Creates gauges of RADIUS accounting. Returns a function that updates them; without an answer in time there are no figures. */
export function gaugeAccounting({ store, now }: Pick<Deps, 'store' | 'now'>, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const gauges = {
    packets: gauge('kitara_accounting_packets', 'Accounting packets that were read'),
    setAside: gauge('kitara_accounting_set_aside', 'Accounting records that could not be used'),
    lagSeconds: gauge('kitara_accounting_lag_seconds', 'For how long accounting in the spool has waited to be read'),
    liveSessions: gauge('kitara_sessions_live', 'Live sessions'),
    silentNas: gauge('kitara_nas_silent', 'NAS with too many silent sessions to end them'),
  };
  const look = singleFlight(() => accountingFigures(store, now()));
  return async () => {
    const figures = await within(PATIENCE, look());
    for (const [name, each] of Object.entries(gauges)) {
      if (figures) each.set(figures[name as keyof typeof gauges]);
      else each.remove();
    }
  };
}

/** Creates gauges of this process's connections to the database. Returns a function that updates them. */
export function gaugeConnections(store: Store, register: Registry): () => void {
  const gauge = gaugeOf(register);
  const gauges = {
    open: gauge('kitara_database_connections', 'Open connections to the database', 'pool'),
    idle: gauge('kitara_database_connections_idle', 'Open connections that are not in use', 'pool'),
    waiting: gauge('kitara_database_connections_waiting', 'Who waits for a connection', 'pool'),
  };
  return () => {
    for (const { name, ...counts } of store.connections())
      for (const [count, value] of Object.entries(counts))
        gauges[count as keyof typeof counts].set({ pool: name }, value);
  };
}
