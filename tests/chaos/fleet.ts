import { openCluster } from '../../server/store/embedded/openCluster';
import { ask } from '../embedded/folder';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** Starts server processes on one data folder, with their own payment provider; `began` is later than the demo data. */
export async function startFleet(folder: string, settings: readonly Record<string, string>[]) {
  const provider = await serveProvider();
  const started = settings.map((each) => ServerProcess.start({ DATA_DIR: folder, ...provider.env, ...each }));
  const servers = await Promise.all(started);
  const cluster = await openCluster(folder);
  const { url } = cluster;
  await cluster.close();
  return {
    servers,
    provider,
    url,
    began: new Date().toISOString(),
    ask: <R extends object>(text: string, values?: unknown[]) => ask<R>(url, text, values),
    async stop() {
      await Promise.all(servers.map((server) => server.kill()));
      provider.close();
    },
  };
}
