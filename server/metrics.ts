import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
