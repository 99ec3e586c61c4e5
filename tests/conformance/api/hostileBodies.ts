import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { someOf } from '../../support/someOf';
import { bodyWith, sampleOf } from './samples';
import { bare } from './schemaFaults';
import { type ApiWorld, expectRefusal } from './suite';
import { ENDPOINTS, nameOf, pathWith } from './table';

const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
/** Texts that break careless code: bytes that no database stores, halves of characters, SQL, markup, formulas, other scripts. */
const HOSTILE = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; DROP TABLE users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '__proto__',
  '{{7*7}}',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(20_000),
];
/** Property names that every object has; they are not fields of the API. */
const KEYS = ['__proto__', 'constructor', 'toString', ''];

/** JSON nested too deeply, or with too many properties. */
const ENDLESS = [
  '['.repeat(5_000) + ']'.repeat(5_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 1_500 }, (_, i) => [`name${i}`, i]))),
];

/** Returns the dotted paths of every text in a schema, required or not; only the first element of a list counts. */
function textsOf(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = bare(schema);
  const at = (name: string) => (path ? `${path}.${name}` : name);
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, field]) => textsOf(field, at(name)));
  if (def.type === 'union') return def.options.flatMap((option) => textsOf(option, path));
  return def.type === 'string' && path.split('.').length <= 2 ? [path] : [];
}

/** Checks that no text in a body causes an internal error; `call` itself checks this for every response. */
export function hostileBodies(api: () => ApiWorld): void {
  describe('a hostile body', () => {
    for (const [turn, endpoint] of ENDPOINTS.entries()) {
      const { body: schema, access, method } = endpoint;
      if (!schema) continue;
      const path = pathWith(endpoint, SOME_ID);
      const send = (body: unknown) =>
        access === 'public' ? api().callAsStranger(method, path, body) : api().call(method, path, { body });

      it(`${nameOf(endpoint)} refuses extremely nested bodies and bodies with too many properties`, async () => {
        const good = sampleOf(schema) as object;
        for (const text of someOf(ENDLESS, 1, turn)) {
          expectRefusal(await send(text), 400);
          expectRefusal(await send(JSON.stringify({ ...good, x: 0 }).replace('"x":0', `"x":${text}`)), 400);
        }
      });

      it(`${nameOf(endpoint)} does not fail whatever its texts contain`, async () => {
        const good = sampleOf(schema) as object;
        for (const [at, text] of [...new Set(textsOf(schema))].entries())
          for (const value of someOf(HOSTILE, 3, turn + at))
            expect((await send(bodyWith(good, text, value))).status).toBeLessThan(500);
        for (const key of someOf(KEYS, 1, turn)) {
          const body = JSON.stringify(good).replace(
            /^\{/,
            `{${JSON.stringify(key)}:"x"${'{}' === JSON.stringify(good) ? '' : ','}`,
          );
          expect((await send(body)).status).toBeLessThan(500);
        }
      });
    }
  });
}
