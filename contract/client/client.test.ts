import { describe, expect, it } from 'vitest';
import { callAddress, queryString } from './address';
import { errorText, refusalIn } from './refusal';

describe('the address of a call', () => {
  it('contains its path parameters, encoded', () => {
    const comments = { base: 'v1', path: 'tickets/{id}/comments' } as const;
    const address = callAddress(comments, { params: { id: 'a/b' }, query: { offset: 0, limit: 10 } });
    expect(address).toBe('/api/v1/tickets/a%2Fb/comments?offset=0&limit=10');
  });

  it('leaves out empty values and joins several values', () => {
    expect(queryString({ a: '', b: null, c: undefined, d: [], e: false, f: ['X', 'Y'], g: 'p q' })).toBe(
      '?e=false&f=X,Y&g=p+q',
    );
    expect(queryString({})).toBe('');
  });
});

describe('the message of an error', () => {
  it.each([
    ['No such account.', 'No such account.'],
    [{ error_type: 'api_error', message: 'Declined' }, 'Declined'],
    [{ phone: 'is required', name: 'is required' }, 'is required'],
    [{ phone: ['is required'] }, 'is required'],
    [{}, ''],
    [null, ''],
    [404, ''],
  ])('of %j is %j', (error, text) => {
    expect(errorText(error)).toBe(text);
  });

  it('comes with what each field accepts', () => {
    const errors = { 'client.firstName': 'is required' };
    expect(refusalIn({ error: 'Look again.', errors })).toEqual({ message: 'Look again.', fields: errors });
  });

  it.each([null, undefined, '<html>', 7, [], { errors: 'none' }])(
    'is empty for an answer without one, such as %j',
    (body) => {
      expect(refusalIn(body)).toEqual({ message: '', fields: {} });
    },
  );
});
