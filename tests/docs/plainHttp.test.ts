import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Pages opened over plain HTTP have neither of these.
const SECURE_ONLY = /crypto\.(randomUUID|subtle)/;
/** Asks for it first, and does without. */
const FALLBACK = 'public-site/api/idempotencyKey.ts';

it('no code of the browser apps needs what browsers give to encrypted pages alone', () => {
  const files = ['src', 'public-site', 'contract', 'dataProvider', 'authProvider'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => SECURE_ONLY.test(readFileSync(file, 'utf8')))).toEqual([FALLBACK]);
});
