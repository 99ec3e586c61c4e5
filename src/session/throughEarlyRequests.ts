import { type AxiosAdapter, AxiosHeaders } from 'axios';
import type { createFirstCalls } from './firstCalls';

/** Wraps the network adapter so that it uses the answers that were requested before this code was loaded. */
export function throughEarlyRequests(
  network: AxiosAdapter,
  { take, answered, forget }: Pick<ReturnType<typeof createFirstCalls>, 'take' | 'answered' | 'forget'>,
): AxiosAdapter {
  return async (config) => {
    if (config.method?.toUpperCase() !== 'GET' || !config.url) {
      forget();
      return network(config);
    }
    const token = /^Bearer (.+)$/.exec(String(config.headers.get('Authorization') ?? ''))?.[1] ?? null;
    try {
      // A call whose early request failed is sent again.
      const early = await take(config.url, token)?.catch(() => undefined);
      if (!early) return await network(config);
      const headers = new AxiosHeaders(Object.fromEntries(early.headers));
      return { data: early.text, status: early.status, statusText: early.statusText, headers, config };
    } finally {
      answered();
    }
  };
}
