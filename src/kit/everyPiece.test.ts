import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const pieces = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx$/.test(path),
);

/** Returns the modules that a file imports, relative to `src` and without the extension. */
function importedBy(file: string): string[] {
  const found = readFileSync(`${file}.tsx`, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...found].map(([, path = '']) => relative('.', join(dirname(file), path)));
}

/** Returns the components that the page shows, directly or inside others. */
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

it('the page of the UI kit shows every component', () => {
  expect(pieces.length).toBeGreaterThan(50);
  const there = shown();
  expect(pieces.filter((path) => !there.has(`src/ui/${path.replace(/\.tsx$/, '')}`))).toEqual([]);
});
