import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resources } from '../../resources';

const folder = import.meta.dirname;

it('no generated screen refers to an entity by name', () => {
  const names = resources.flatMap(({ name, listName, singular }) => [name, listName, singular]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/test/i.test(file),
  );
  const quoted = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return names.filter((name) => new RegExp(`['"\`/]${name}['"\`/?]`).test(text)).map((name) => `${file}: ${name}`);
  });
  expect(quoted).toEqual([]);
  expect(files.length).toBeGreaterThan(30);
});
