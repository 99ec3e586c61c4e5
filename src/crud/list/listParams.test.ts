import { expect, it } from 'vitest';
import { changedOn } from './listParams';

it.each([
  [
    'a page on an order that was just chosen',
    'status=NEW&sortBy=name',
    'status=NEW',
    'status=NEW&page=2',
    'status=NEW&sortBy=name&page=2',
  ],
  ['another order on a filter', 'status=NEW', 'sortBy=name', 'sortBy=phone', 'status=NEW&sortBy=phone'],
  ['what is taken away', 'status=NEW&sortBy=name', 'status=NEW', '', 'sortBy=name'],
  ['nothing', 'page=2', 'status=NEW', 'status=NEW', 'page=2'],
])('keeps %s', (_what, query, seen, wanted, expected) => {
  const [now, before, after] = [query, seen, wanted].map((text) => new URLSearchParams(text));
  expect(String(changedOn(now as URLSearchParams, before as URLSearchParams, after as URLSearchParams))).toBe(expected);
});
