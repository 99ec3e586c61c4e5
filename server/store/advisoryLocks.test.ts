import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('each advisory lock has a unique number, in the code and in migrations', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|sql)$/.test(file));
  const used = files.flatMap((file) => {
    const found = readFileSync(join('server', file), 'utf8').match(/\b7_?205_?5\d\d\b/g) ?? [];
    return [...new Set(found.map((number) => number.replaceAll('_', '')))];
  });
  expect(used.length).toBeGreaterThan(3);
  expect(used).toEqual([...new Set(used)]);
});
