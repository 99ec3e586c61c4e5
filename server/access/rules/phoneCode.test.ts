import { describe, expect, it } from 'vitest';
import { PHONE_CODE_PAUSE } from '../../../contract/constants';
import { CODE_LIFETIME, counts, isCustomers, MAX_WRONG_TRIES, maySendAgain } from './phoneCode';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const code = { usedAt: null, wrongTries: 0, expiresAt: at(CODE_LIFETIME).toISOString() };

describe('a code', () => {
  it('is valid for ten minutes, to the millisecond', () => {
    expect(counts(code, NOW)).toBe(true);
    expect(counts(code, at(599_999))).toBe(true);
    expect(counts(code, at(600_000))).toBe(false);
  });

  it('is valid after four wrong tries, but not after five', () => {
    expect(MAX_WRONG_TRIES).toBe(5);
    expect(counts({ ...code, wrongTries: 4 }, NOW)).toBe(true);
    expect(counts({ ...code, wrongTries: 5 }, NOW)).toBe(false);
  });

  it('is valid once', () => {
    expect(counts({ ...code, usedAt: NOW.toISOString() }, NOW)).toBe(false);
  });

  it('can be followed by another one after a minute', () => {
    expect(maySendAgain(null, NOW)).toBe(true);
    expect(maySendAgain({ dateCreated: NOW.toISOString() }, at(PHONE_CODE_PAUSE - 1))).toBe(false);
    expect(maySendAgain({ dateCreated: NOW.toISOString() }, at(PHONE_CODE_PAUSE))).toBe(true);
  });
});

it('a customer may prove ownership of an account in any status, but not of a staff account', () => {
  expect([isCustomers({ type: 'CUSTOMER' }), isCustomers({ type: 'STAFF' })]).toEqual([true, false]);
});
