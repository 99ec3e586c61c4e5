import type { MiddlewareHandler } from 'hono';
import type { Schedule } from './options';

/** `hang-up` breaks off before the call counts, `lost-answer` after it has taken effect. */
export type Outage = 'none' | '503' | 'hang-up' | 'lost-answer';

function brokenOff(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(new Error('hung up')) }));
}

/** The switchable disturbance of all API calls; the hosted page is left alone. */
export function createDisturbance(schedule: Schedule) {
  let outage: Outage = 'none';
  let delayMs = 0;
  const middleware: MiddlewareHandler = async (context, next) => {
    if (delayMs > 0) await new Promise<void>((resume) => schedule(resume, delayMs));
    if (outage === '503') return context.text('Service Unavailable', 503);
    if (outage === 'hang-up') return brokenOff();
    await next();
    if (outage === 'lost-answer') {
      // Without this Hono would merge the answer's headers into the broken one.
      context.res = undefined;
      context.res = brokenOff();
    }
  };
  return {
    middleware,
    setOutage(next: Outage) {
      outage = next;
    },
    setDelay(ms: number) {
      delayMs = ms;
    },
  };
}
