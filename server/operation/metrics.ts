import type { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../../contract/api/errors';
import { isSameText } from '../base/isSameText';
import type { Config } from '../config/config';
import type { Deps } from '../deps';
import { gaugeAccounting, gaugeBackups, gaugeConnections, gaugeQueues } from './gauges';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the Prometheus metrics of one process: its own, the duration of routes and jobs, and the state of queues and
 * connections.
 */
export function createMetrics(deps: Pick<Deps, 'store' | 'now'>) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const lookAtQueues = gaugeQueues(deps, register);
  const lookAtBackups = gaugeBackups(deps.store, register);
  const lookAtAccounting = gaugeAccounting(deps, register);
  const countConnections = gaugeConnections(deps.store, register);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of API requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const labelNames = ['job'];
  const jobSuccess = new Gauge({
    name: 'kitara_job_last_success_timestamp_seconds',
    help: 'When a job of this process last ended well, in seconds since 1970',
    labelNames,
    registers,
  });
  const jobDuration = new Gauge({
    name: 'kitara_job_last_duration_seconds',
    help: 'How long the last turn of a job took',
    labelNames,
    registers,
  });
  const jobFailures = new Counter({
    name: 'kitara_job_failures_total',
    help: 'Turns of a job that failed',
    labelNames,
    registers,
  });
  return {
    observe: (method: string, route: string, status: number, seconds: number) =>
      duration.observe({ method, route, status }, seconds),
    /** Runs a job once and records its result. Rethrows its failure. */
    async observeJob(job: string, turn: () => Promise<unknown>): Promise<void> {
      const end = jobDuration.startTimer({ job });
      try {
        await turn();
        jobSuccess.set({ job }, deps.now().getTime() / 1_000);
      } catch (error) {
        jobFailures.inc({ job });
        throw error;
      } finally {
        end();
      }
    },
    async text(): Promise<string> {
      await Promise.all([lookAtQueues(), lookAtBackups(), lookAtAccounting()]);
      countConnections();
      return register.metrics();
    },
  };
}

/** Serves `/metrics`; if a bearer token is set, only with that token. */
export function serveMetrics(
  app: Pick<Hono, 'get'>,
  { text }: Pick<ReturnType<typeof createMetrics>, 'text'>,
  { metrics }: Pick<Config, 'metrics'>,
): void {
  app.get('/metrics', async (c) => {
    if (!metrics) throw new Refusal('notFound', 'Metrics are not served; set METRICS_TOKEN.');
    if (metrics.token !== null && !isSameText(c.req.header('authorization'), `Bearer ${metrics.token}`))
      throw new Refusal('unauthenticated', 'Show the token of METRICS_TOKEN.');
    return c.text(await text());
  });
}
