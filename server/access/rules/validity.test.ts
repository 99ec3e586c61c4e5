import { describe, expect, it } from 'vitest';
import { SESSION_IDLE } from '../../../contract/access/sessions';
import { isSessionValid, isUsable } from './validity';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const session = { revokedAt: null, expiresAt: at(1), lastUsedAt: at(0) };

describe('a session', () => {
  it.each([
    ['in its last millisecond', session, true],
    ['at its end', { ...session, expiresAt: at(0) }, false],
    ['that was revoked', { ...session, revokedAt: at(-1) }, false],
    ['last used an hour ago', { ...session, lastUsedAt: at(-SESSION_IDLE) }, true],
    ['last used longer ago', { ...session, lastUsedAt: at(-SESSION_IDLE - 1) }, false],
    ['of which no use is known', { ...session, lastUsedAt: null }, true],
    ['used later than now, by another clock', { ...session, lastUsedAt: at(SESSION_IDLE) }, true],
  ])('%s: open %j', (_, given, open) => expect(isSessionValid(given, NOW)).toBe(open));
});

describe('something that can be used once', () => {
  it('is valid until its moment, to the millisecond', () => {
    expect(isUsable({ usedAt: null, expiresAt: at(1) }, NOW)).toBe(true);
    expect(isUsable({ usedAt: null, expiresAt: at(0) }, NOW)).toBe(false);
  });

  it('is valid once', () => expect(isUsable({ usedAt: at(-1), expiresAt: at(1) }, NOW)).toBe(false));
});
