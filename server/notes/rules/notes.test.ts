import { describe, expect, it } from 'vitest';
import { authorRefusal, subjectRefusal } from './notes';

describe('a note', () => {
  it('belongs to exactly one record', () => {
    expect(subjectRefusal({ clientId: 'a' })).toBeNull();
    expect(subjectRefusal({ clientId: null, paymentId: 'a' })).toBeNull();
    expect(subjectRefusal({})?.errors).toHaveProperty('clientId');
    expect(subjectRefusal({ clientId: 'a', accountId: 'b' })?.code).toBe('invalid');
    expect(subjectRefusal({ clientId: 'a', accountId: 'b', paymentId: 'c' })?.code).toBe('invalid');
  });

  it('is changed and deleted by its author only', () => {
    expect(authorRefusal('joan', 'joan')).toBeNull();
    expect(authorRefusal('joan', 'amina')?.code).toBe('forbidden');
    expect(authorRefusal('joan', null)?.code).toBe('forbidden');
    expect(authorRefusal(null, null)?.code).toBe('forbidden');
  });
});
