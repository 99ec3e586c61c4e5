import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy to the server at `url` that delays every API call by that many milliseconds. */
export async function delayed(url: string, milliseconds: number): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    const pass = () => {
      const onwards = request(url + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      onwards.on('error', () => answer.destroy());
      asked.pipe(onwards);
    };
    if (asked.url?.startsWith('/api/')) setTimeout(pass, milliseconds);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
