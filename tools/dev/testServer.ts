import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite';

interface TestServer {
  server: ViteDevServer;
  /** The errors that it has printed. */
  errors: readonly string[];
  /** Changes a file, as an editor does. */
  change(path: string, text: string): void;
  close(): Promise<void>;
}

/** Starts a development server with one plugin for a repository with these files alone. */
export async function serveFiles(plugin: Plugin, files: Readonly<Record<string, string>>): Promise<TestServer> {
  const root = mkdtempSync(join(tmpdir(), 'kitara-dev-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const errors: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.error = (message) => void errors.push(message);
  const server = await createServer({
    root,
    configFile: false,
    customLogger,
    plugins: [plugin],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  return {
    server,
    errors,
    change(path, text) {
      write(path, text);
      server.watcher.emit('change', join(root, path));
    },
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}
