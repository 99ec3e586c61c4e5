import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal } from '../contract/errors';
import type { Config } from './config';

/** Prometheus metrics of one app: the process's own, and how long each route takes. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of API requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  return {
    observe: (method: string, route: string, status: number, seconds: number) =>
      duration.observe({ method, route, status }, seconds),
    text: () => register.metrics(),
  };
}

/** `/metrics`, for whoever shows its bearer token where there is one. */
export function serveMetrics(
  app: Pick<Hono, 'get'>,
  { text }: Pick<ReturnType<typeof createMetrics>, 'text'>,
  { metrics }: Pick<Config, 'metrics'>,
): void {
  app.get('/metrics', async (c) => {
    if (!metrics) throw new Refusal('notFound', 'Metrics are not served; set METRICS_TOKEN.');
    if (metrics.token !== null && !isSame(c.req.header('authorization'), `Bearer ${metrics.token}`))
      throw new Refusal('unauthenticated', 'Show the token of METRICS_TOKEN.');
    return c.text(await text());
  });
}

/** Without telling by its time how much of it was right. */
function isSame(given: string | undefined, wanted: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(given ?? ''), hash(wanted));
}
