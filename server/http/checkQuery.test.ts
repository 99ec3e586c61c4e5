import { describe, expect, it } from 'vitest';
import { Refusal } from '../../contract/api/errors';
import { boolean, date, integer, manyOf, oneOf, reference, references, text } from '../../resources/language/kinds';
import { checkQuery } from './checkQuery';

const ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const KNOWN = {
  days: integer({ min: 1, max: 366 }),
  since: date(),
  paid: boolean(),
  order: oneOf(['up', 'down']),
  kinds: manyOf(['A', 'B']),
  accountId: reference('accounts'),
  ids: references('accounts'),
  words: text(),
};

/** Returns the faults by parameter, or null if there are none. */
function faultIn(query: Record<string, string>, known: Parameters<typeof checkQuery>[1] = KNOWN) {
  try {
    checkQuery(query, known);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'badRequest' ? error.errors : error.code;
  }
}

describe('query parameters', () => {
  it.each([
    ['days', ['1', '366'], ['0', '367', '1.5', '1e1', 'ten', '-1'], 'must be a whole number from 1 to 366'],
    ['since', ['2026-02-28'], ['2026-02-29', '2026-2-28', 'today'], 'must be a day such as 2026-03-14'],
    ['paid', ['true', 'false'], ['1', 'TRUE'], 'must be true or false'],
    ['order', ['up'], ['Up', 'up,down'], 'must be one of: up, down'],
    ['kinds', ['A', 'A,B'], ['A,C', 'a'], 'must be one or more of: A, B'],
    ['accountId', [ID], [ID.slice(1), `${ID},${ID}`], 'must be an id'],
    ['ids', [ID, `${ID},${ID}`], [`${ID},x`], 'must be ids, separated by commas'],
    ['words', ['anything at all', 'a'.repeat(120)], ['\u0000'], 'has characters that cannot be stored'],
    ['words', [], ['a'.repeat(121)], 'takes at most 120 characters'],
  ])('include %s as declared', (name, right, wrong, fault) => {
    for (const value of [...right, '']) expect(faultIn({ [name]: value }), value).toBeNull();
    for (const value of wrong) expect(faultIn({ [name]: value }), value).toEqual({ [name]: fault });
  });

  it.each(['colour', '__proto__', 'constructor'])('are refused if %s is not declared', (name) => {
    const query = Object.fromEntries([[name, 'blue']]);
    expect(Object.entries(faultIn(query) ?? {})).toEqual([[name, 'is not a parameter here']]);
    expect(faultIn(query, 'any')).toBeNull();
  });

  it('may include paging even for single pages', () => {
    expect(faultIn({ offset: '0', limit: '10' })).toBeNull();
  });

  it('are named if they are missing; an empty value counts as missing', () => {
    const known = { accountId: reference('accounts', { required: true }) };
    for (const query of [{}, { accountId: '' }] as Record<string, string>[])
      expect(faultIn(query, known)).toEqual({ accountId: 'is required' });
    expect(faultIn({ accountId: ID }, known)).toBeNull();
  });
});
