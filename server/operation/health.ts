import type { Hono } from 'hono';
import { within } from '../promises';
import type { Store } from '../store/Store';
import type { ClockGuard } from './clockGuard';

/** The time in milliseconds within which the database must answer. */
const PATIENCE = 2_000;

/** Returns what keeps this process from serving, as sentences; empty if nothing does. */
export async function problemsOf(store: Store, clock: ClockGuard): Promise<string[]> {
  return (await within(PATIENCE, look(store, clock))) ?? ['The database does not answer.'];
}

async function look(store: Store, clock: ClockGuard): Promise<string[]> {
  const state = await store.state();
  if (state.pending.length > 0)
    return [`The database has not been through the migrations ${state.pending.join(', ')}.`];
  if (state.isFull) return ['The disk of the database is full: what is to be written is refused.'];
  const problem = await clock.problem(state);
  return problem ? [`${problem} Jobs are paused.`] : [];
}

/**
 * Serves `/healthz` (200 while this process can serve, 503 with the problems otherwise) and `/livez` (200 while it answers at
 * all).
 */
export function serveHealth(app: Hono, store: Store, clock: ClockGuard): void {
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/healthz', async (c) => {
    const problems = await problemsOf(store, clock);
    return problems.length ? c.json({ status: 'unavailable', problems }, 503) : c.json({ status: 'ok' });
  });
}
