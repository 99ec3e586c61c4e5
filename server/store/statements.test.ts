import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromTheEnd } from './statements';

const SORT = { path: 'dateCreated', ascending: true };

it('a page in the first half of a list is not counted from the end', () => {
  expect(fromTheEnd({ offset: 49, limit: 10 }, 100)).toBeNull();
  expect(fromTheEnd({ offset: 50, limit: 10 }, 100)).toMatchObject({ offset: 40, limit: 10 });
});

it('the last page is as short from the end as it is from the beginning', () => {
  expect(fromTheEnd({ offset: 95, limit: 10, sort: SORT }, 100)).toEqual({
    offset: 0,
    limit: 5,
    sort: { path: 'dateCreated', ascending: false },
  });
});

it('a page beyond the end stays where it is', () => {
  expect(fromTheEnd({ offset: 99, limit: 10 }, 100)).not.toBeNull();
  expect(fromTheEnd({ offset: 100, limit: 10 }, 100)).toBeNull();
});

it('counted from the end, a page holds the very same records', () => {
  const sizes = { total: fc.nat(300), offset: fc.nat(320), limit: fc.integer({ min: 1, max: 50 }) };
  fc.assert(
    fc.property(fc.record(sizes), ({ total, offset, limit }) => {
      const list = Array.from({ length: total }, (_, i) => i);
      const mirrored = fromTheEnd({ offset, limit, sort: SORT }, total);
      if (!mirrored) return;
      const { offset: skipped = 0, limit: taken = 0 } = mirrored;
      const page = [...list]
        .reverse()
        .slice(skipped, skipped + taken)
        .reverse();
      expect(page).toEqual(list.slice(offset, offset + limit));
    }),
  );
});
