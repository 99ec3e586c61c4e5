import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { refuseFile } from '../../base/fileBounds';
import { takeTurn } from './readingTurns';
import type { FileRow } from './readRows';
import { shared } from './shared';

/** An answer of the thread: the next rows, null after the last, or what is wrong with the file. */
export type ThreadAnswer = { rows: FileRow[] | null } | { fault: string };

/** What reading one file may take. */
interface Allowance {
  megabytes: number;
  /** Of waiting for the thread; not of what is done with its rows. */
  milliseconds: number;
}
const ALLOWANCE: Allowance = { megabytes: 512, milliseconds: 60_000 };

/** Starts the thread's program: from its source in tests and `npm run dev`, otherwise from the build, where it lies beside this file. */
function startThread(options: WorkerOptions): Worker {
  // In a variable, so that Vite does not take this for a worker of the browser when the test of a screen imports the server.
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./rowsThread.js', here), options);
  const source = JSON.stringify(new URL('./rowsThread.ts', here).href);
  const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(program, { ...options, eval: true });
}

/**
 * Yields the rows of a file as `readRows` does, but from a thread that ends with the reading. A file that takes too much memory or
 * time is refused, and nothing else is affected.
 */
export async function* rowsInThread(bytes: Uint8Array, allowance = ALLOWANCE): AsyncGenerator<FileRow> {
  const endTurn = await takeTurn();
  const resourceLimits = { maxOldGenerationSizeMb: allowance.megabytes };
  const isShared = bytes.buffer instanceof SharedArrayBuffer;
  const workerData = isShared ? bytes : shared([bytes], bytes.length);
  const thread = startThread({ workerData, resourceLimits });
  // It may fail between two questions, too.
  const failure = once(thread, 'error').then(([error]) => Promise.reject(error));
  failure.catch(() => undefined);
  try {
    let left = allowance.milliseconds;
    for (;;) {
      const asked = performance.now();
      thread.postMessage('next');
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(left) });
      const [said] = (await Promise.race([answer, failure])) as [ThreadAnswer];
      left = Math.max(0, Math.round(left - (performance.now() - asked)));
      if ('fault' in said) throw refuseFile(said.fault);
      if (!said.rows) return;
      yield* said.rows;
    }
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await thread.terminate();
    endTurn();
  }
}

function refusalOf(error: unknown): unknown {
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError') return refuseFile('takes too long to read: split it into several files');
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return refuseFile('takes too much memory to read: split it into several files');
  return error;
}
