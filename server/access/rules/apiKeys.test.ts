import { describe, expect, it } from 'vitest';
import { expiryFault, isUseToNote, isValid } from './apiKeys';

// These are 23:59:59.999 and midnight in Kampala.
const LAST_MOMENT = new Date('2026-03-14T20:59:59.999Z');
const NEXT_DAY = new Date('2026-03-14T21:00:00.000Z');

describe('an API key', () => {
  it('is valid until the end of its last day in the provider’s country', () => {
    const key = { status: 'ACTIVE', expiresOn: '2026-03-14' } as const;
    expect(isValid(key, LAST_MOMENT)).toBe(true);
    expect(isValid(key, NEXT_DAY)).toBe(false);
  });

  it('is invalid once it has been revoked', () => {
    expect(isValid({ status: 'REVOKED', expiresOn: '2026-03-14' }, LAST_MOMENT)).toBe(false);
  });

  it.each([
    ['2026-03-13', false],
    ['2026-03-14', true],
    ['2027-03-14', true],
    ['2027-03-15', false],
  ])('created on 14 March 2026 may end on %s: %s', (expiresOn, may) => {
    expect(expiryFault(expiresOn, LAST_MOMENT)).toBe(may ? null : 'must be a day from 2026-03-14 to 2027-03-14');
  });

  it('has its use recorded once a minute', () => {
    expect(isUseToNote(null, NEXT_DAY)).toBe(true);
    expect(isUseToNote('2026-03-14T20:59:00.001Z', NEXT_DAY)).toBe(false);
    expect(isUseToNote('2026-03-14T20:59:00.000Z', NEXT_DAY)).toBe(true);
  });
});
