import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER } from './builtServer';
import { freePort } from './freePort';

export interface RunningProduct {
  url: string;
  pid: number;
  /** Returns the output so far. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built product as `npm start` does, in its own process, on a free port and with a temporary data folder; `prepare`
 * prepares the folder.
 */
export async function startProduct(
  env: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<RunningProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kitara-product-'));
  await prepare(folder);
  const child = spawn(process.execPath, [BUILT_SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DEMO_SIZE: 'small',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (String(chunk).includes('ready on')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready.`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, printed: () => output, stop };
}
