import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const pieces = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx$/.test(path),
);

/** What a file imports, from `src`, without the ending. */
function importedBy(file: string): string[] {
  const found = readFileSync(`${file}.tsx`, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...found].map(([, path = '']) => relative('.', join(dirname(file), path)));
}

/** The pieces that the page shows, by themselves or in others. */
function shown(): Set<string> {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file) || !/^src\/(ui|kit)\//.test(file) || !isComponent(file)) return;
    seen.add(file);
    for (const next of importedBy(file)) follow(next);
  };
  follow('src/kit/main');
  return seen;
}
const isComponent = (file: string) => file.startsWith('src/kit/') || pieces.includes(`${relative('src/ui', file)}.tsx`);

it('the page of the kit shows every piece', () => {
  expect(pieces.length).toBeGreaterThan(50);
  const there = shown();
  expect(pieces.filter((path) => !there.has(`src/ui/${path.replace(/\.tsx$/, '')}`))).toEqual([]);
});
