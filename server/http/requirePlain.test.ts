import { expect, it } from 'vitest';
import { MOST_LEVELS, MOST_NAMES, requirePlain } from './requirePlain';

const nested = (levels: number, open = '[', close = ']') => JSON.parse(open.repeat(levels) + close.repeat(levels));
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`name${i}`, i]));

it('takes as many levels as are accepted, and not one more', () => {
  expect(() => requirePlain(nested(MOST_LEVELS))).not.toThrow();
  for (const levels of [MOST_LEVELS + 1, 5_000, 200_000])
    expect(() => requirePlain(nested(levels))).toThrow('The body is nested too deeply: 20 levels are accepted.');
  expect(() => requirePlain(nested(5_000, '{"a":[', ']}'))).toThrow('nested too deeply');
});

it('takes as many names as are accepted, wherever they stand, and not one more', () => {
  expect(() => requirePlain(named(MOST_NAMES))).not.toThrow();
  expect(() => requirePlain(named(MOST_NAMES + 1))).toThrow('The body has too many fields: 1000 are accepted.');
  expect(() => requirePlain(Array.from({ length: MOST_NAMES + 1 }, () => ({ x: 1 })))).toThrow('too many fields');
});

it('takes a polygon of as many corners as a body can hold', () => {
  expect(() => requirePlain({ coordinates: [Array.from({ length: 50_000 }, (_, i) => [i, i])] })).not.toThrow();
});

it('names the field whose text cannot be stored', () => {
  const refused = (body: unknown, field: string) =>
    expect(() => requirePlain(body)).toThrow(
      expect.objectContaining({ code: 'invalid', errors: { [field]: 'has characters that cannot be stored' } }),
    );
  refused({ client: { firstName: 'a\u0000b' } }, 'client.firstName');
  refused({ client: { 'first\u0000Name': 'a' } }, 'client.firstName');
  refused('\u0000', 'body');
  refused({ name: 'half of a face: \ud83d' }, 'name');
  expect(() => requirePlain({ name: 'a whole one: \ud83d\ude00' })).not.toThrow();
  // Typed as text, the six characters are harmless.
  expect(() => requirePlain({ note: 'the byte \\u0000' })).not.toThrow();
});
