import { describe, expect, it } from 'vitest';
import { kiswahili } from '../api/refusals/kiswahili';
import { isConfidential, MESSAGE_KINDS, MESSAGE_LIFETIMES, resendRefusal, resentUntil } from './messages';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const at = (offset: number) => new Date(NOW.getTime() + offset).toISOString();
const failed = (kind: Parameters<typeof resentUntil>[0]['kind'], left: number) =>
  ({ kind, status: 'FAILED', expiresAt: at(left) }) as const;

it.each(
  [null, ...MESSAGE_KINDS].flatMap((kind) =>
    (['SENT', 'PENDING', 'FAILED'] as const).map((status) => ({ kind, status })),
  ),
)('says in Kiswahili why a $status message of the kind $kind is not resent', ({ kind, status }) => {
  const refusal = resendRefusal({ kind, status, expiresAt: at(0) }, NOW);
  if (refusal) expect(kiswahili).toHaveProperty([refusal]);
});

describe('a message', () => {
  it('with a code can be resent until the millisecond before it expires', () => {
    expect(resendRefusal(failed('RENEWAL_CODE', 1), NOW)).toBeNull();
    expect(resendRefusal(failed('RENEWAL_CODE', 0), NOW)).toContain('code has expired');
  });

  it('that reminds of a date can be resent until that date', () => {
    expect(resendRefusal(failed('REMINDER', 1), NOW)).toBeNull();
    expect(resendRefusal(failed('REMINDER', 0), NOW)).toContain('has passed');
  });

  it.each(['SENT', 'PENDING'] as const)('that is %s is not resent', (status) => {
    expect(resendRefusal({ ...failed('RECEIPT', 1), status }, NOW)).toEqual(expect.any(String));
  });

  it('of any other kind can be resent at any time, and gets its full lifetime again', () => {
    for (const kind of MESSAGE_KINDS) {
      const lifetime = MESSAGE_LIFETIMES[kind];
      if (lifetime === null) continue;
      const expired = { kind, status: 'EXPIRED', expiresAt: at(-1_000) } as const;
      expect(resendRefusal(expired, NOW)).toBeNull();
      expect(resentUntil(expired, NOW)).toBe(at(lifetime));
    }
  });

  it('with a code keeps its expiry when it is resent', () => {
    expect(resentUntil(failed('RENEWAL_CODE', 60_000), NOW)).toBe(at(60_000));
  });

  it('from an earlier version is neither shown nor resent, since it may contain a code', () => {
    expect(isConfidential(null)).toBe(true);
    expect(resendRefusal({ kind: null, status: 'FAILED', expiresAt: null }, NOW)).toContain('earlier version');
  });

  it('is confidential if it contains a code or a link', () => {
    expect(MESSAGE_KINDS.filter(isConfidential)).toEqual(['RENEWAL_CODE', 'CLAIM_CODE', 'PASSWORD_LINK']);
  });
});
