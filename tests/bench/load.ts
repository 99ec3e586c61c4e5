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
  await run(urls, headers, 1);
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
