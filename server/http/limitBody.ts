import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Bytes that are read of a body that nobody wants. */
const MOST_DISCARDED = 16 * 1024 * 1024;
/** Milliseconds that reading them may take. */
const PATIENCE = 10_000;

/**
 * Refuses a body of more than `maxSize` bytes. What nobody has read of a body, whatever the answer, is read before it is sent:
 * senders usually listen once everything is out, and then use the connection again. One without an end is cut off.
 */
export function limitBody(
  maxSize: number,
  refuse: (c: Context) => Response | Promise<Response>,
  patience = PATIENCE,
): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError(c) {
      // Of a body that does not tell its length, the limit has read a part and keeps the rest.
      if (c.req.raw.body?.locked) c.header('Connection', 'close');
      return refuse(c);
    },
  });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    try {
      const refusal = await limit(c, next);
      if (refusal instanceof Response) c.res = refusal;
    } finally {
      if (!(await discard(c.req.raw, patience))) c.header('Connection', 'close');
    }
  };
}

/** Reads a request of which nobody has begun to read to its end; false where it did not get there. */
async function discard({ body, bodyUsed }: Request, patience: number): Promise<boolean> {
  if (!body || bodyUsed) return true;
  const reader = body.getReader();
  const late = delay(patience, null, { ref: false });
  let left = MOST_DISCARDED;
  while (left > 0) {
    const part = await Promise.race([reader.read(), late]).catch(() => null);
    if (!part) return false;
    if (part.done) return true;
    left -= part.value.length;
  }
  return false;
}
