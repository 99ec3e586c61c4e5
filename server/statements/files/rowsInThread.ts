import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { refuseFile } from '../../base/fileBounds';
import { takeTurn } from './readingTurns';
import type { FileRow } from './readRows';

/** A message from the thread: the next rows, null after the last, or the fault of the file. */
export type ThreadAnswer = { rows: FileRow[] | null } | { fault: string };

/** The resources that reading one file may take. */
interface Allowance {
  megabytes: number;
  /** The time spent waiting for the thread, without the time in which its rows are processed. */
  milliseconds: number;
}
const ALLOWANCE: Allowance = { megabytes: 512, milliseconds: 60_000 };

/**
 * Starts the thread's program: from its source in tests and `npm run dev`, otherwise from the build, where it is next to this
 * file.
 */
function startThread(options: WorkerOptions): Worker {
  // In a variable, so that Vite does not mistake this for a browser worker when a screen's test imports the server.
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./rowsThread.js', here), options);
  const source = JSON.stringify(new URL('./rowsThread.ts', here).href);
  const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(program, { ...options, eval: true });
}

/**
 * Yields the rows of a file like `readRows`, but in a thread that ends with the reading. A file that takes too much memory or
 * time is refused, and nothing else is affected.
 */
export async function* rowsInThread(bytes: Uint8Array, allowance = ALLOWANCE): AsyncGenerator<FileRow> {
  const endTurn = await takeTurn();
  const resourceLimits = { maxOldGenerationSizeMb: allowance.megabytes };
  const isShared = bytes.buffer instanceof SharedArrayBuffer;
  const workerData = isShared ? bytes : shared([bytes], bytes.length);
  const thread = startThread({ workerData, resourceLimits });
  // The thread may also fail between two requests.
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

/** Joins these pieces in memory that threads share, so that a large file is not copied for each. */
export function shared(pieces: readonly Uint8Array[], length: number): Buffer<SharedArrayBuffer> {
  const whole = Buffer.from(new SharedArrayBuffer(length));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function refusalOf(error: unknown): unknown {
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError') return refuseFile('takes too long to read: split it into several files');
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return refuseFile('takes too much memory to read: split it into several files');
  return error;
}
