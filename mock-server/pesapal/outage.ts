import type { MiddlewareHandler } from 'hono';
import type { Schedule } from './options';

/** `hang-up` breaks the connection off before the call is processed, `lost-answer` afterwards. */
export type Outage = 'none' | '503' | 'hang-up' | 'lost-answer';

function brokenOff(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(new Error('hung up')) }));
}

/** Creates switchable disturbances of all API calls; they do not affect the hosted page. */
export function createDisturbance(schedule: Schedule) {
  let outage: Outage = 'none';
  let delayMs = 0;
  const middleware: MiddlewareHandler = async (context, next) => {
    if (delayMs > 0) await new Promise<void>((resume) => schedule(resume, delayMs));
    if (outage === '503') return context.text('Service Unavailable', 503);
    if (outage === 'hang-up') return brokenOff();
    await next();
    if (outage === 'lost-answer') {
      // Otherwise Hono would merge the answer's headers into the broken one.
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
