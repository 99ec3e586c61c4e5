import { vi } from 'vitest';

/** One call as it was sent; `path` follows the base address and includes the query. */
export interface SentCall {
  call: string;
  body: unknown;
  key: string | null;
  token: string | null;
}

type Reply = { status?: number; body: unknown } | Promise<never>;
type Stubs = Record<string, (body: unknown) => Reply>;

/**
 * Answers `fetch` by `METHOD path`, and reports a connection unless a stub is `offline`; a call without a stub throws an error
 * with its name. Returns the calls as they are made.
 */
export function stubApi(stubs: Stubs): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/livez') return Object.values(stubs).includes(offline) ? offline() : new Response();
    const call = `${init.method} ${url.replace('/api/v1/', '')}`;
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, body, key: headers.get('Idempotency-Key'), token: headers.get('Authorization') });
    const stub = stubs[call] ?? stubs[call.split('?')[0] ?? ''];
    if (!stub) throw new Error(`stubApi: no stub for ${call}`);
    const reply = await Promise.race([stub(body), aborted(init.signal)]);
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  });
  return sent;
}

const aborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

/** Stubs a call whose connection breaks. */
export const noLink = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Stubs a call that is never answered. */
export const noAnswer = (): Promise<never> => new Promise(() => {});

/** Stubs a call that fails because nothing can be reached. */
export const offline = (): never => noLink();
