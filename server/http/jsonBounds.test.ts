import { expect, it } from 'vitest';
import { jsonFault } from './jsonBounds';

const BOUNDS = { levels: 20, names: 1_000 };
const TOO_DEEP = 'is nested too deeply: 20 levels are accepted';
const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

it('accepts the maximum number of levels and not one more', () => {
  expect(jsonFault(nested(20), BOUNDS)).toBeNull();
  for (const levels of [21, 5_000, 200_000]) expect(jsonFault(nested(levels), BOUNDS)).toBe(TOO_DEEP);
  expect(jsonFault(nested(5_000, '{"a":[', ']}'), BOUNDS)).toBe(TOO_DEEP);
  expect(jsonFault('[[]],'.repeat(100), BOUNDS)).toBeNull();
});

it('accepts the maximum number of names, at any depth, and not one more', () => {
  const named = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 'x'])));
  expect(jsonFault(named(1_000), BOUNDS)).toBeNull();
  expect(jsonFault(named(1_001), BOUNDS)).toBe('has too many fields: 1000 are accepted');
  expect(jsonFault(`[${'{"x":1},'.repeat(1_001)}0]`, BOUNDS)).toContain('too many fields');
});

it('ignores brackets and commas inside texts', () => {
  const text = '[{:'.repeat(2_000);
  for (const value of [text, `"${text}`, `\\${text}`, `\\"${text}`, `${text}\\`, `\\\\"${text}\\\\`])
    expect(jsonFault(JSON.stringify([value, value]), BOUNDS)).toBeNull();
  expect(jsonFault(`"${text}`, BOUNDS)).toBeNull();
});

it('accepts a polygon with as many corners as fit into a body', () => {
  const corners = Array.from({ length: 50_000 }, (_, at) => [at, at]);
  expect(jsonFault(JSON.stringify({ coordinates: [corners] }), BOUNDS)).toBeNull();
});
