import { describe, expect, it, vi } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { keyFor, newKey } from './idempotencyKey';

startAfresh();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('keyFor', () => {
  it('returns the same key for the same body, and another one for another body', () => {
    const first = keyFor('subscribe', { a: 1 });
    expect(keyFor('subscribe', { a: 1 })).toBe(first);
    expect(keyFor('subscribe', { a: 2 })).not.toBe(first);
  });

  it('does not store the body', () => {
    keyFor('subscribe', { nationalId: 'CM900123' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('CM900123');
  });
});

describe('newKey', () => {
  it('returns a UUID, even if the page has no randomUUID', () => {
    expect(newKey()).toMatch(UUID);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newKey()).toMatch(UUID);
  });
});
