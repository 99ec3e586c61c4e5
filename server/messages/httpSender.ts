import { DeliveryError, type MessageSender } from '../ports/MessageSender';

/** Where a gateway is reached and how one proves to be its customer. */
export interface HttpAccess {
  url: string;
  key: string;
}

interface HttpSenderConfig extends HttpAccess {
  fetch: typeof fetch;
  timeoutMs: number;
}

/** 4xx that say nothing against the message itself: our own key refused, request timeout, too many requests. */
const TRANSIENT = new Set([401, 403, 408, 429]);

/**
 * A gateway that takes JSON `{ to, text, id }` (and `subject`, where there is one) with a bearer key: 2xx is accepted, 4xx
 * but 401, 403, 408 and 429 is permanent, all else temporary. The id is sent as `Idempotency-Key`, too.
 */
export function createHttpSender({ url, key, fetch, timeoutMs }: HttpSenderConfig): MessageSender {
  return {
    async send({ id, recipient, subject, body }) {
      const response = await fetch(url, {
        method: 'POST',
        // An Idempotency-Key is a header: only visible ASCII may stand in one.
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${key}`,
          'Idempotency-Key': encodeURIComponent(id),
        },
        body: JSON.stringify({ to: recipient, text: body, id, ...(subject ? { subject } : {}) }),
        // A followed redirect would carry the key and the message to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((fault: Error) => {
        throw new DeliveryError('temporary', fault.name === 'TimeoutError' ? 'timeout' : 'network');
      });
      // Nothing of the answer is needed, but its connection is.
      await response.body?.cancel().catch(() => undefined);
      if (response.ok) return;
      const permanent = response.status >= 400 && response.status < 500 && !TRANSIENT.has(response.status);
      throw new DeliveryError(permanent ? 'permanent' : 'temporary', `HTTP ${response.status}`);
    },
  };
}
