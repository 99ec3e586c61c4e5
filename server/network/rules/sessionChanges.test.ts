import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANGE_REASONS } from '../../../contract/network/sessionChanges';
import {
  accessAt,
  type EarlierChange,
  type GivenAccess,
  isHeld,
  isProven,
  neededChange,
  nextAttemptAfter,
  possibleAccess,
  proofDueAt,
  safeChange,
} from './sessionChanges';

const NOON = '2026-03-14T12:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(NOON) + milliseconds).toISOString();
const SPEEDS = { downloadMbps: 20, uploadMbps: 10, burstDownloadMbps: null, burstUploadMbps: null };
const NO_SPEEDS = { downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null };
const ALLOWED: GivenAccess = { ...SPEEDS, policy: 'ALLOW', staticAddress: null };
const UNPAID: GivenAccess = { ...NO_SPEEDS, policy: 'PAY_ONLY', staticAddress: null };
const REFUSED: GivenAccess = { ...UNPAID, policy: 'REFUSE' };

describe('accessAt', () => {
  it.each([
    [-1, ALLOWED],
    [0, UNPAID],
    [1, UNPAID],
  ])('is what a login %i ms after the end of the paid days gets', (after, given) =>
    expect(accessAt({ ...ALLOWED, validUntil: NOON }, at(after))).toEqual(given),
  );

  it('has no end without one, and no speeds without ALLOW', () => {
    expect(accessAt({ ...ALLOWED, validUntil: null }, NOON)).toEqual(ALLOWED);
    expect(accessAt({ ...REFUSED, ...SPEEDS, validUntil: null }, NOON)).toEqual(REFUSED);
  });
});

describe('neededChange', () => {
  it.each([
    ['nothing if nothing differs', ALLOWED, ALLOWED, null],
    ['a CoA for another speed', ALLOWED, { ...ALLOWED, uploadMbps: 11 }, ['COA', 'SPEED']],
    ['a CoA for another burst', ALLOWED, { ...ALLOWED, burstUploadMbps: 30 }, ['COA', 'SPEED']],
    ['a new login for no speed', ALLOWED, { ...ALLOWED, uploadMbps: null }, ['DISCONNECT', 'SPEED']],
    ['a new login into the pay-only list', ALLOWED, UNPAID, ['DISCONNECT', 'ACCESS_TAKEN']],
    ['a new login out of the pay-only list', UNPAID, ALLOWED, ['DISCONNECT', 'ACCESS_GIVEN']],
    ['the end of a refused line', UNPAID, REFUSED, ['DISCONNECT', 'ACCESS_TAKEN']],
    ['a new login for another address', UNPAID, { ...UNPAID, staticAddress: '102.34.9.9' }, ['DISCONNECT', 'ADDRESS']],
    [
      'one new login for another policy and address',
      ALLOWED,
      { ...UNPAID, staticAddress: '102.34.9.9' },
      ['DISCONNECT', 'ACCESS_TAKEN'],
    ],
  ] as const)('is %s', (_, given, wanted, expected) => {
    const [kind, reason] = expected ?? [];
    expect(neededChange(given, wanted)).toEqual(expected && { kind, reason });
  });
});

describe('the change after an earlier one', () => {
  const earlier = (over: Partial<EarlierChange>): EarlierChange => ({
    ...({ status: 'REQUESTED', attempts: 0, given: [ALLOWED], wanted: UNPAID } as const),
    ...over,
  });
  const next = (last: EarlierChange | null, wanted: GivenAccess, otherwise = ALLOWED) =>
    safeChange(possibleAccess(last, otherwise), wanted);

  it('starts from the line’s last state if there is none, or if it is confirmed', () => {
    expect(next(null, ALLOWED)).toBeNull();
    expect(next(earlier({ status: 'CONFIRMED', attempts: 1 }), UNPAID, UNPAID)).toBeNull();
  });

  it('starts from what the session had if the earlier one was never sent', () => {
    expect(next(earlier({}), ALLOWED, UNPAID)).toBeNull();
    expect(next(earlier({ status: 'DISCARDED' }), ALLOWED, UNPAID)).toBeNull();
    expect(next(earlier({ status: 'ON_HOLD' }), REFUSED, UNPAID)).toMatchObject({ reason: 'ACCESS_TAKEN' });
  });

  it('is right whatever became of an earlier one that was sent', () => {
    expect(next(earlier({ attempts: 1 }), ALLOWED, UNPAID)).toEqual({ kind: 'DISCONNECT', reason: 'ACCESS_GIVEN' });
    const faster = { ...ALLOWED, downloadMbps: 40 };
    expect(next(earlier({ attempts: 1, wanted: faster }), ALLOWED, faster)).toEqual({ kind: 'COA', reason: 'SPEED' });
    expect(next(earlier({ attempts: 1 }), faster, UNPAID)?.kind).toBe('DISCONNECT');
  });

  it('is none only if no possible state needs one', () => {
    const access = fc.constantFrom(ALLOWED, UNPAID, REFUSED, { ...ALLOWED, downloadMbps: 40 });
    fc.assert(
      fc.property(fc.array(access, { minLength: 1, maxLength: 3 }), access, (possible, wanted) => {
        const change = safeChange(possible, wanted);
        for (const given of possible) {
          const needed = neededChange(given, wanted);
          if (needed) expect(change).not.toBeNull();
          if (needed?.kind === 'DISCONNECT') expect(change?.kind).toBe('DISCONNECT');
        }
      }),
      { seed: 35 },
    );
  });
});

describe('isProven', () => {
  const disconnect = { kind: 'DISCONNECT', dateCreated: NOON, acknowledgedAt: at(1_000) } as const;
  const coa = { ...disconnect, kind: 'COA' } as const;
  const goesOn = { endedBy: null, lastUpdateAt: at(2_000), nextStartedAt: null };

  it.each([
    ['STOPPED', true],
    ['NAS_RESTARTED', true],
    ['SILENT', false],
    [null, false],
  ] as const)('by a session that ended as %s: %s', (endedBy, expected) =>
    expect(isProven(disconnect, { ...goesOn, endedBy })).toBe(expected),
  );

  it.each([
    [0, false],
    [1, true],
  ])('by a login %i ms after the request: %s', (after, expected) => {
    expect(isProven(disconnect, { ...goesOn, nextStartedAt: at(after) })).toBe(expected);
    expect(isProven({ ...coa, acknowledgedAt: null }, { ...goesOn, nextStartedAt: at(after) })).toBe(expected);
  });

  it.each([
    [1_000, false],
    [1_001, true],
  ])('of a CoA that was acknowledged after a second by a report after %i ms: %s', (after, expected) => {
    expect(isProven(coa, { ...goesOn, lastUpdateAt: at(after) })).toBe(expected);
    expect(isProven(disconnect, { ...goesOn, lastUpdateAt: at(after) })).toBe(false);
  });

  it('never of a CoA by reports before it was acknowledged', () =>
    expect(isProven({ ...coa, acknowledgedAt: null }, goesOn)).toBe(false));
});

describe('times', () => {
  it('wait 90 seconds for the proof of a disconnect, and for that of a CoA another interim interval', () => {
    expect(proofDueAt('DISCONNECT', new Date(NOON), 300).toISOString()).toBe(at(90_000));
    expect(proofDueAt('COA', new Date(NOON), 300).toISOString()).toBe(at(390_000));
  });

  it.each([
    [1, 5_000],
    [2, 15_000],
    [4, 135_000],
    [5, null],
  ])('ask again after %i attempts in %s ms', (attempts, wait) =>
    expect(nextAttemptAfter(attempts, new Date(NOON))?.toISOString() ?? null).toBe(wait && at(wait)),
  );
});

describe('isHeld', () => {
  const taking = { reason: 'ACCESS_TAKEN', attempts: 0, released: false } as const;
  const calm = { limit: 20, sent: 0, isHolding: false };

  it.each([
    [19, false],
    [20, true],
    [21, true],
  ])('lets twenty sessions a minute lose access: after %i, %s', (sent, expected) =>
    expect(isHeld(taking, { ...calm, sent })).toBe(expected),
  );

  it('holds all others of the NAS until a person decides', () =>
    expect(isHeld(taking, { ...calm, isHolding: true })).toBe(true));

  it('never holds what a person released or what was sent before', () => {
    const brake = { limit: 20, sent: 100, isHolding: true };
    expect(isHeld({ ...taking, released: true }, brake)).toBe(false);
    expect(isHeld({ ...taking, attempts: 1 }, brake)).toBe(false);
  });

  it.each(CHANGE_REASONS.filter((reason) => reason !== 'ACCESS_TAKEN'))('never holds a change for %s', (reason) =>
    expect(isHeld({ ...taking, reason }, { limit: 1, sent: 100, isHolding: true })).toBe(false),
  );
});
