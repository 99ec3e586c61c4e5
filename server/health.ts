import type { Hono } from 'hono';
import type { Deps } from './deps';
import type { Store } from './store/Store';

/** Milliseconds in which the database must answer. */
const PATIENCE = 2_000;
/** Milliseconds by which our clock and the database's may differ. */
export const CLOCK_TOLERANCE = 30_000;

/** What keeps this process from serving, in words; empty where nothing does. */
export async function problemsOf({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<string[]> {
  const state = await within(PATIENCE, store.state());
  if (!state) return ['The database does not answer.'];
  const skew = state.now ? Math.round((now().getTime() - state.now.getTime()) / 1000) : 0;
  return [
    ...(state.pending.length ? [`The database has not been through the migrations ${state.pending.join(', ')}.`] : []),
    ...(Math.abs(skew) * 1000 > CLOCK_TOLERANCE
      ? [`This machine's clock is ${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} the database's.`]
      : []),
  ];
}

/** The answer, or null where it fails or does not come in time. */
async function within(milliseconds: number, answer: ReturnType<Store['state']>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** `/healthz`: 200 while this process can serve, 503 with what is wrong; `/livez`: 200 while it answers at all. */
export function serveHealth(app: Hono, deps: Deps): void {
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/healthz', async (c) => {
    const problems = await problemsOf(deps);
    return problems.length ? c.json({ status: 'unavailable', problems }, 503) : c.json({ status: 'ok' });
  });
}
