import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** A URL to read, or a URL to which a body is posted. */
export type Ask = string | { url: string; body: object };

/**
 * Measures `connections` connections that send requests as fast as they are answered, after an equally long warm-up, because the
 * engine compiles frequent code. Any answer but 200 is an error.
 */
export async function measure(
  asks: readonly Ask[],
  headers: Record<string, string> = {},
  seconds = 5,
  connections = 8,
): Promise<Load> {
  await run(asks, headers, seconds, connections);
  return run(asks, headers, seconds, connections);
}

const urlOf = (ask: Ask | undefined) => (typeof ask === 'object' ? ask.url : (ask ?? ''));

const JSON_BODY = { 'content-type': 'application/json' };

function run(
  asks: readonly Ask[],
  headers: Record<string, string>,
  seconds: number,
  connections: number,
): Promise<Load> {
  const { origin } = new URL(urlOf(asks[0]));
  const times: number[] = [];
  const requests = asks.map((ask) => {
    const path = urlOf(ask).slice(origin.length);
    if (typeof ask === 'string') return { path, headers };
    return { path, method: 'POST' as const, body: JSON.stringify(ask.body), headers: { ...headers, ...JSON_BODY } };
  });
  return new Promise((resolve, reject) => {
    const instance = autocannon({ url: origin, connections, duration: seconds, requests }, (error, result) => {
      if (error || result.non2xx || result.errors)
        reject(error ?? new Error(`${result.non2xx + result.errors} requests failed: ${urlOf(asks[0])}`));
      resolve(loadOf(times, result.duration));
    });
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}

/** Returns the load for response times in milliseconds within a number of seconds. */
export function loadOf(times: number[], seconds: number): Load {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requestsPerSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Formats requests per second and p50 / p95 / p99 in milliseconds for a table. */
export const cell = (load: Load | undefined): string =>
  load
    ? `${load.requestsPerSecond.toFixed(load.requestsPerSecond < 10 ? 1 : 0)}/s · ${[load.p50, load.p95, load.p99].map((ms) => ms.toFixed(1)).join(' / ')}`
    : '–';

/** Formats the ratio of the requests per second of two loads. */
export const times = (a: Load | undefined, b: Load | undefined): string =>
  a && b ? `${(a.requestsPerSecond / b.requestsPerSecond).toFixed(1)} ×` : '–';
