import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER } from './builtServer';
import { freePort } from './freePort';

export interface RunningProduct {
  url: string;
  pid: number;
  /** What it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** The built product as `npm start` serves it, in a process of its own, on a free port and a data folder that goes with it; `prepare` does what the folder needs before. */
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
