import { type AxiosAdapter, AxiosHeaders } from 'axios';
import type { createFirstCalls } from './firstCalls';

/** Wraps the network adapter so that it uses the answers that were requested before this code was loaded. */
export function throughEarlyRequests(
  network: AxiosAdapter,
  early: Pick<ReturnType<typeof createFirstCalls>, 'take' | 'answered' | 'forget'>,
): AxiosAdapter {
  return async (config) => {
    if (config.method?.toUpperCase() !== 'GET' || !config.url) {
      early.forget();
      return network(config);
    }
    const token = /^Bearer (.+)$/.exec(String(config.headers.get('Authorization') ?? ''))?.[1] ?? null;
    try {
      // A call whose early request failed is sent again.
      const answer = await early.take(config.url, token)?.catch(() => undefined);
      if (!answer) return await network(config);
      const headers = new AxiosHeaders(Object.fromEntries(answer.headers));
      return { data: answer.text, status: answer.status, statusText: answer.statusText, headers, config };
    } finally {
      early.answered();
    }
  };
}
