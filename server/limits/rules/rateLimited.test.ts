import { describe, expect, it } from 'vitest';
import { rateLimited } from './rateLimited';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const told = (milliseconds: number) => {
  const { message, retryAfter } = rateLimited(undefined, after(milliseconds), NOW);
  return [message, retryAfter];
};

describe('a refusal of too many calls', () => {
  it('states the minutes and the seconds to wait, both rounded up', () => {
    expect(told(12 * 60_000)).toEqual(['Too many attempts. Try again in 12 minutes.', 720]);
    expect(told(12 * 60_000 + 1)).toEqual(['Too many attempts. Try again in 13 minutes.', 721]);
    expect(told(60_000)).toEqual(['Too many attempts. Try again in 1 minute.', 60]);
    expect(told(60_001)).toEqual(['Too many attempts. Try again in 2 minutes.', 61]);
  });

  it('never says to try again immediately', () => {
    expect(told(1)).toEqual(['Too many attempts. Try again in 1 minute.', 1]);
    expect(told(0)).toEqual(['Too many attempts. Try again in 1 minute.', 1]);
  });

  it('names what was too many', () => {
    const { code, message } = rateLimited('codes', after(60_000), NOW);
    expect([code, message]).toEqual(['throttled', 'Too many codes. Try again in 1 minute.']);
  });
});
