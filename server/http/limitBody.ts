import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The maximum number of bytes that are read of an unwanted body. */
const MOST_DISCARDED = 16 * 1024 * 1024;
/** The maximum time in milliseconds for reading them. */
const PATIENCE = 10_000;

/**
 * Refuses a body of more than `maxSize` bytes. Whatever the response, the unread rest of the body is read before it is sent,
 * because senders usually listen only after sending everything, and then reuse the connection. A body that is too long or too
 * slow is cut off.
 */
export function limitBody(
  maxSize: number,
  refuse: (c: Context) => Response | Promise<Response>,
  patience = PATIENCE,
): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError(c) {
      // The limit has already read part of a body of unknown length, and holds the lock on it.
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

/** Reads an unread request body to its end. Returns false if the end was not reached. */
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
