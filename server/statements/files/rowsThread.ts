// Reads a file in a thread of its own (`rowsInThread.ts`). Answers each message with the next rows, or null after the last.
import { parentPort, workerData } from 'node:worker_threads';
import type { Refusal } from '../../../contract/api/errors';
import { type FileRow, readRows } from './readRows';
import type { ThreadAnswer } from './rowsInThread';

/** The maximum number of rows in a message, and the number of characters after which it is sent with fewer. */
const [MOST_AT_ONCE, LONG] = [500, 1_000_000];

// A Buffer that shares the memory.
const rows = readRows(Buffer.from(workerData.buffer, workerData.byteOffset, workerData.byteLength));

async function nextRows(): Promise<FileRow[] | null> {
  const next: FileRow[] = [];
  let text = 0;
  while (next.length < MOST_AT_ONCE && text < LONG) {
    const { done, value } = await rows.next();
    if (done) break;
    next.push(value);
    for (const cell of value.cells) text += cell.length + 1;
  }
  return next.length > 0 ? next : null;
}

parentPort?.on('message', async () => {
  const answer: ThreadAnswer = await nextRows().then(
    (next) => ({ rows: next }),
    (error: Refusal) => ({ fault: error.errors?.content ?? error.message }),
  );
  parentPort?.postMessage(answer);
});
