import { describe, expect, it, vi } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { keyFor, newKey } from './idempotencyKey';

startAfresh();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('keyFor', () => {
  it('is the same for the same body, another for another body', () => {
    const first = keyFor('subscribe', { a: 1 });
    expect(keyFor('subscribe', { a: 1 })).toBe(first);
    expect(keyFor('subscribe', { a: 2 })).not.toBe(first);
  });

  it('keeps nothing of the body', () => {
    keyFor('subscribe', { nationalId: 'CM900123' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('CM900123');
  });
});

describe('newKey', () => {
  it('is a UUID, also where the page has no randomUUID', () => {
    expect(newKey()).toMatch(UUID);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newKey()).toMatch(UUID);
  });
});
