import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// These functions are missing on pages opened over plain HTTP.
const SECURE_ONLY = /crypto\.(randomUUID|subtle)/;
/** This file checks for the function and has a fallback. */
const FALLBACK = 'public-site/api/idempotencyKey.ts';

it('the browser apps do not require functions that are available only on encrypted pages', () => {
  const files = ['src', 'public-site', 'contract', 'dataProvider', 'authProvider'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => SECURE_ONLY.test(readFileSync(file, 'utf8')))).toEqual([FALLBACK]);
});
