import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { BUILT_SERVER } from '../builtServer';

it('the built server has the program that reads files beside its start program', async () => {
  const folder = resolve(dirname(BUILT_SERVER));
  const starts = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').includes('./rowsThread.js');
  expect(readdirSync(folder).filter((file) => file.endsWith('.js') && starts(file))).toHaveLength(1);
  const thread = new Worker(`${folder}/rowsThread.js`, { workerData: Buffer.from('Name;Phone\nRuth;0772123456') });
  thread.postMessage('next');
  const [answer] = await once(thread, 'message');
  await thread.terminate();
  expect(answer).toEqual({
    rows: [
      { row: 1, cells: ['Name', 'Phone'] },
      { row: 2, cells: ['Ruth', '0772123456'] },
    ],
  });
});
