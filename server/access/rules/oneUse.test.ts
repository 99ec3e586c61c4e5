import { expect, it } from 'vitest';
import { isUsable } from './oneUse';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

it('is valid until its moment, to the millisecond', () => {
  expect(isUsable({ usedAt: null, expiresAt: at(1) }, NOW)).toBe(true);
  expect(isUsable({ usedAt: null, expiresAt: at(0) }, NOW)).toBe(false);
});

it('is valid once', () => expect(isUsable({ usedAt: at(-1), expiresAt: at(1) }, NOW)).toBe(false));
