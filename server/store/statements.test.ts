import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyResource, defineResource } from '../../resources/language/defineResource';
import { oneOf, text } from '../../resources/language/kinds';
import { conditionSql, fromTheEnd } from './statements';

const SORT = { path: 'dateCreated', ascending: true };

it('does not count a page in the first half of a list from the end', () => {
  expect(fromTheEnd({ offset: 49, limit: 10 }, 100)).toBeNull();
  expect(fromTheEnd({ offset: 50, limit: 10 }, 100)).toMatchObject({ offset: 40, limit: 10 });
});

it('the last page has the same length from the end as from the beginning', () => {
  expect(fromTheEnd({ offset: 95, limit: 10, sort: SORT }, 100)).toEqual({
    offset: 0,
    limit: 5,
    sort: { path: 'dateCreated', ascending: false },
  });
});

it('a page beyond the end stays there', () => {
  expect(fromTheEnd({ offset: 99, limit: 10 }, 100)).not.toBeNull();
  expect(fromTheEnd({ offset: 100, limit: 10 }, 100)).toBeNull();
});

it('a page counted from the end contains the same records', () => {
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

describe('searched values', () => {
  const boats: AnyResource = defineResource({
    name: 'boats',
    label: ['Boat', 'Boats'],
    fields: { place: oneOf(['MOORED', 'AT_SEA', "MAKER'S YARD"]), name: text() },
  });
  const written = (path: string, values: readonly string[]) => {
    const bound: unknown[] = [];
    const [clause] = conditionSql(boats, { path, in: values }, (value) => `$${bound.push(value)}`);
    return { clause, bound };
  };

  it('are written out if they are options of a closed list, in its order', () => {
    const clause = `"place" = ANY(ARRAY['MOORED', 'AT_SEA']::text[])`;
    expect(written('place', ['AT_SEA', 'MOORED'])).toEqual({ clause, bound: [] });
    expect(written('place', ['AT_SEA'])).toEqual({ clause: `"place" = 'AT_SEA'`, bound: [] });
    expect(written('place', ["MAKER'S YARD"]).clause).toBe(`"place" = 'MAKER''S YARD'`);
  });

  it('are bound if one of them is anything else', () => {
    expect(written('place', ["' OR true"])).toEqual({ clause: '"place" = $1', bound: ["' OR true"] });
    expect(written('place', ['MOORED', 'SUNK']).bound).toEqual([['MOORED', 'SUNK']]);
    expect(written('place', [])).toEqual({ clause: '"place" = ANY($1)', bound: [[]] });
    expect(written('name', ['MOORED']).bound).toEqual(['MOORED']);
  });
});
