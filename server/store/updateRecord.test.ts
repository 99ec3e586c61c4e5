import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `server/${name}`);

it('rows are changed only by updateRecord', () => {
  expect(files.length).toBeGreaterThan(200);
  // A store's update takes the resource first. Hashes and ciphers have a method of the same name, which takes a text.
  const direct = files.filter((file) => /(?<!cipher)\.update\(\s*[\w.]+,/.test(readFileSync(file, 'utf8')));
  // The store that feeds webhooks only delegates.
  expect(direct).toEqual(['server/store/updateRecord.ts', 'server/webhooks/withEvents.ts']);
});
