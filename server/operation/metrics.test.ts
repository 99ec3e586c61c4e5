import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUEUES } from '../queue/queues';
import type { Backlog, Store } from '../store/Store';
import { createMetrics } from './metrics';

const NOW = new Date('2026-03-14T09:00:00.000Z');

/** Returns the metrics of a process whose store reports this backlog for each queue. */
function metricsOf(backlog: () => Promise<Backlog>) {
  const connections = () => [{ name: 'statements', open: 4, idle: 3, waiting: 2 }];
  return createMetrics({ store: { backlog, connections } as unknown as Store, now: () => NOW });
}
const quiet = async () => ({ waiting: 0, since: null, failed: 0 });

describe('metrics', () => {
  afterEach(() => vi.useRealTimers());

  it('include depth, age and failures of every queue', async () => {
    const text = await metricsOf(async () => ({ waiting: 7, since: '2026-03-14T08:59:30.000Z', failed: 3 })).text();
    for (const queue of [
      'payments',
      'messages',
      'device_tasks',
      'expiries',
      'reminders',
      'unmatched',
      'fiscal_documents',
      'claims',
    ]) {
      expect(text).toContain(`kitara_queue_depth{queue="${queue}"} 7`);
      expect(text).toContain(`kitara_queue_oldest_seconds{queue="${queue}"} 30`);
      expect(text).toContain(`kitara_queue_failed{queue="${queue}"} 3`);
    }
  });

  it('have an age of zero if nothing is waiting, or if waiting work is not due yet', async () => {
    expect(await metricsOf(quiet).text()).toContain('kitara_queue_oldest_seconds{queue="payments"} 0');
    const later = async () => ({ waiting: 1, since: '2026-03-14T09:00:01.000Z', failed: 0 });
    expect(await metricsOf(later).text()).toContain('kitara_queue_oldest_seconds{queue="payments"} 0');
  });

  it('return within two seconds, without queue figures, if the database does not answer', async () => {
    vi.useFakeTimers();
    const backlog = vi.fn(() => new Promise<Backlog>(() => {}));
    const metrics = metricsOf(backlog);
    const scrapes = Promise.all([metrics.text(), metrics.text()]);
    await vi.advanceTimersByTimeAsync(2_000);
    for (const text of await scrapes) {
      expect(text).toContain('process_cpu_seconds_total');
      expect(text).not.toContain('kitara_queue_depth{');
    }
    expect(backlog).toHaveBeenCalledTimes(Object.keys(QUEUES).length);
  });

  it('have no old figures once the database is gone', async () => {
    const backlog = vi.fn(quiet);
    const metrics = metricsOf(backlog);
    expect(await metrics.text()).toContain('kitara_queue_depth{queue="messages"} 0');
    backlog.mockRejectedValue(new Error('gone'));
    expect(await metrics.text()).not.toContain('kitara_queue_depth{');
  });

  it('include when a job last succeeded, its duration, and the number of its failures', async () => {
    const metrics = metricsOf(quiet);
    await metrics.observeJob('expire', async () => undefined);
    const failing = metrics.observeJob('remind', () => Promise.reject(new Error('No.')));
    await expect(failing).rejects.toThrow('No.');
    const text = await metrics.text();
    expect(text).toContain(`kitara_job_last_success_timestamp_seconds{job="expire"} ${NOW.getTime() / 1_000}`);
    expect(text).toMatch(/kitara_job_last_duration_seconds\{job="expire"\} \d/);
    expect(text).toContain('kitara_job_failures_total{job="remind"} 1');
    expect(text).not.toContain('kitara_job_last_success_timestamp_seconds{job="remind"}');
  });

  it('include the use of database connections', async () => {
    const text = await metricsOf(quiet).text();
    expect(text).toContain('kitara_database_connections{pool="statements"} 4');
    expect(text).toContain('kitara_database_connections_idle{pool="statements"} 3');
    expect(text).toContain('kitara_database_connections_waiting{pool="statements"} 2');
  });
});
