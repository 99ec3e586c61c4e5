import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A key of a resource, or the name of a method that react-admin uses in its keys. */
const PRIVATE =
  /\bqueryKey(: | = )\[\w+\.name\b|\[resource(\.name)?, '|'(canAccess|getList|getMany|getManyReference|getOne)'/;

it('no other file of the back-office knows react-admin’s query keys', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const knowing = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
    .filter((file) => PRIVATE.test(readFileSync(`src/${file}`, 'utf8')));
  expect(knowing).toEqual(['session/queryKeys.ts']);
});
