import { DeliveryError, type MessageSender } from '../ports/MessageSender';

/** The address of a gateway, and our key for it. */
export interface HttpAccess {
  url: string;
  key: string;
}

interface HttpSenderConfig extends HttpAccess {
  fetch: typeof fetch;
  timeoutMs: number;
}

/** The 4xx statuses that are not about the message itself: our own key refused, request timeout, too many requests. */
const TRANSIENT = new Set([401, 403, 408, 429]);

/**
 * Creates a sender for a gateway that accepts JSON `{ to, text, id }` (and `subject`, if any) with a bearer key: 2xx means
 * accepted, 4xx except 401, 403, 408 and 429 permanent, and anything else temporary. The id is also sent as `Idempotency-Key`.
 */
export function createHttpSender({ url, key, fetch, timeoutMs }: HttpSenderConfig): MessageSender {
  return {
    async send({ id, recipient, subject, body }) {
      const response = await fetch(url, {
        method: 'POST',
        // An Idempotency-Key is a header, which may contain only visible ASCII.
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${key}`,
          'Idempotency-Key': encodeURIComponent(id),
        },
        body: JSON.stringify({ to: recipient, text: body, id, ...(subject ? { subject } : {}) }),
        // Following a redirect would send the key and the message to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((fault: Error) => {
        throw new DeliveryError('temporary', fault.name === 'TimeoutError' ? 'timeout' : 'network');
      });
      // The response body is not needed, but its connection is.
      await response.body?.cancel().catch(() => undefined);
      if (response.ok) return;
      const permanent = response.status >= 400 && response.status < 500 && !TRANSIENT.has(response.status);
      throw new DeliveryError(permanent ? 'permanent' : 'temporary', `HTTP ${response.status}`);
    },
  };
}
