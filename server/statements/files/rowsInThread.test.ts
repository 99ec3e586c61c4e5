import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { rowsInThread } from './rowsInThread';
import { workbookOf } from './testWorkbook';

const LINES = Buffer.from(Array.from({ length: 1_200 }, (_, at) => `${at},one,two\n`).join(''));
/** The id of a thread that has ended. */
const ENDED = -1;

async function firstCells(...given: Parameters<typeof rowsInThread>) {
  const cells: string[] = [];
  for await (const row of rowsInThread(...given)) cells.push(row.cells[0] ?? '');
  return cells;
}

it('yields the rows of a file in order', async () => {
  expect(await firstCells(LINES)).toEqual(Array.from({ length: 1_200 }, (_, at) => String(at)));
});

it('reports a fault of a file as without a thread', async () => {
  await expect(firstCells(Buffer.from('"A'.repeat(10) + ','.repeat(300)))).rejects.toMatchObject({
    errors: { content: 'has more than 200 columns in row 1' },
  });
});

it.each([
  ['memory', { megabytes: 24, milliseconds: 600_000 }, 'takes too much memory'],
  ['time', { megabytes: 512, milliseconds: 1 }, 'takes too long'],
])('refuses a file that takes too much %s', async (_, allowance, why) => {
  const texts = '<si><t>a</t></si>'.repeat(200_000);
  await expect(firstCells(workbookOf('', texts), allowance)).rejects.toMatchObject({
    code: 'invalid',
    errors: { content: expect.stringContaining(why) },
  });
});

it('ends the thread when reading ends, complete or not', async () => {
  const started: Worker[] = [];
  const note = (thread: Worker) => started.push(thread);
  process.on('worker', note);
  for await (const { row } of rowsInThread(LINES)) {
    expect(row).toBe(1);
    expect(started[0]?.threadId).toBeGreaterThan(0);
    break;
  }
  await firstCells(LINES);
  process.off('worker', note);
  expect(started.map(({ threadId }) => threadId)).toEqual([ENDED, ENDED]);
});
