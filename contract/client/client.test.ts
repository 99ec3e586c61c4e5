import { describe, expect, it } from 'vitest';
import { addressOf, queryString } from './address';
import { errorText, refusalIn } from './refusal';

describe('the address of a call', () => {
  it('has its placeholders filled in, encoded', () => {
    const comments = { base: 'v1', path: 'tickets/{id}/comments' } as const;
    const address = addressOf(comments, { params: { id: 'a/b' }, query: { offset: 0, limit: 10 } });
    expect(address).toBe('/api/v1/tickets/a%2Fb/comments?offset=0&limit=10');
  });

  it('omits empty parameters and joins several values', () => {
    expect(queryString({ a: '', b: null, c: undefined, d: [], e: false, f: ['X', 'Y'], g: 'p q' })).toBe(
      '?e=false&f=X,Y&g=p+q',
    );
    expect(queryString({})).toBe('');
  });
});

describe('the text of an error', () => {
  it.each([
    ['No such account.', 'No such account.'],
    [{ error_type: 'api_error', message: 'Declined' }, 'Declined'],
    [{ phone: 'is required', name: 'is required' }, 'is required'],
    [{ phone: ['is required'] }, 'is required'],
    [{}, ''],
    [null, ''],
    [404, ''],
  ])('for %j is %j', (error, text) => {
    expect(errorText(error)).toBe(text);
  });

  it('for an answer includes what each field accepts', () => {
    const errors = { 'client.firstName': 'is required' };
    expect(refusalIn({ error: 'Look again.', errors })).toEqual({ message: 'Look again.', fields: errors });
  });

  it.each([null, undefined, '<html>', 7, [], { errors: 'none' }])(
    'for an answer without one, such as %j, is empty',
    (body) => {
      expect(refusalIn(body)).toEqual({ message: '', fields: {} });
    },
  );
});
