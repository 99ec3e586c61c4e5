import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** Eight connections asking for the addresses in turn, as fast as they are answered; any answer but 200 is an error. */
export async function measure(
  urls: readonly string[],
  headers: Record<string, string> = {},
  seconds = 5,
): Promise<Load> {
  await run(urls, headers, Math.min(1, seconds / 3));
  return run(urls, headers, seconds);
}

function run(urls: readonly string[], headers: Record<string, string>, seconds: number): Promise<Load> {
  const { origin } = new URL(urls[0] ?? '');
  const times: number[] = [];
  const requests = urls.map((url) => ({ path: url.slice(origin.length), headers }));
  return new Promise((resolve, reject) => {
    const instance = autocannon({ url: origin, connections: 8, duration: seconds, requests }, (error, result) => {
      if (error || result.non2xx || result.errors)
        reject(error ?? new Error(`${result.non2xx + result.errors} requests failed: ${urls[0]}`));
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      resolve({ requestsPerSecond: times.length / result.duration, p50: at(0.5), p95: at(0.95), p99: at(0.99) });
    });
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}

/** Requests per second and p50 / p95 / p99 in milliseconds, as a table shows them. */
export const cell = (load: Load | undefined): string =>
  load
    ? `${load.requestsPerSecond.toFixed(load.requestsPerSecond < 10 ? 1 : 0)}/s · ${[load.p50, load.p95, load.p99].map((ms) => ms.toFixed(1)).join(' / ')}`
    : '–';

/** How many times the requests per second of another. */
export const times = (a: Load | undefined, b: Load | undefined): string =>
  a && b ? `${(a.requestsPerSecond / b.requestsPerSecond).toFixed(1)} ×` : '–';
