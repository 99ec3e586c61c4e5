import { describe, expect, it } from 'vitest';
import type { SessionReport } from './accountingPacket';
import { beginsAnew, growthOf, maySilentEnd, type SessionState, silentBefore, withReport } from './sessions';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
const MINUTE = 60_000;
const iso = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();
const report = (type: SessionReport['type'], minutes: number, more: Partial<SessionReport> = {}): SessionReport => ({
  ...{ type, nasAddress: '10.0.0.1', sessionId: '1', username: 'amina', at: NOON + minutes * MINUTE, seconds: null },
  ...{ receivedAt: NOON + minutes * MINUTE, downloadBytes: 0, uploadBytes: 0, framedAddress: null },
  ...{ callingStation: null, nasPort: null, terminateCause: null, ...more },
});
const after = (...reports: SessionReport[]) =>
  reports.reduce<SessionState | null>((state, each) => withReport(state, each), null);
const START = report('STARTED', 0);
const stop = (minutes: number, bytes = 0) =>
  report('STOPPED', minutes, { downloadBytes: bytes, terminateCause: 'User-Request' });

describe('withReport', () => {
  it('begins, updates and ends a session', () => {
    expect(after(START)).toMatchObject({ status: 'LIVE', startedAt: iso(0), lastUpdateAt: iso(0), stoppedAt: null });
    const updated = after(START, report('UPDATED', 5, { downloadBytes: 10, framedAddress: '102.34.0.2' }));
    expect(updated).toMatchObject({ lastUpdateAt: iso(5), downloadBytes: 10, framedAddress: '102.34.0.2' });
    expect(after(START, stop(7, 12))).toMatchObject({
      ...{ status: 'ENDED', stoppedAt: iso(7), endedBy: 'STOPPED', terminateCause: 'User-Request', downloadBytes: 12 },
    });
  });

  it('replaces totals by greater ones and never adds them', () => {
    const first = report('UPDATED', 5, { downloadBytes: 10, uploadBytes: 3 });
    const second = report('UPDATED', 10, { downloadBytes: 25, uploadBytes: 3 });
    for (const order of [[first, second], [second, first], [first, first, second, second, first]]) // biome-ignore format: three orders
      expect(after(START, ...order)).toMatchObject({ downloadBytes: 25, uploadBytes: 3, lastUpdateAt: iso(10) });
  });

  it('computes the begin of a session whose start got lost', () =>
    expect(after(report('UPDATED', 5, { seconds: 3_600 }))).toMatchObject({ startedAt: iso(-55) }));

  it('is not lowered by a stop with zeros', () =>
    expect(after(START, report('UPDATED', 5, { downloadBytes: 10 }), stop(6))).toMatchObject({ downloadBytes: 10 }));

  it('is not reopened by a report or a start after its stop', () => {
    const late = report('UPDATED', 20, { downloadBytes: 30 });
    expect(after(START, stop(6), late, START)).toMatchObject({ status: 'ENDED', stoppedAt: iso(6), downloadBytes: 30 });
  });

  it('keeps the first of two stops', () =>
    expect(after(START, stop(6), stop(9))).toMatchObject({ stoppedAt: iso(6), lastUpdateAt: iso(9) }));

  const silent: SessionState = {
    ...withReport(null, START),
    ...{ status: 'ENDED', stoppedAt: iso(0), endedBy: 'SILENT' },
  };

  it.each([
    [0, 'ENDED'],
    [1 / MINUTE, 'LIVE'],
    [30, 'LIVE'],
  ])('reopens a session that ended by silence if a report comes %f minutes after the last one: %s', (minutes, status) =>
    expect(withReport(silent, report('UPDATED', minutes)).status).toBe(status),
  );

  it('is stopped, although it had ended by silence', () =>
    expect(withReport(silent, stop(20))).toMatchObject({ status: 'ENDED', stoppedAt: iso(20), endedBy: 'STOPPED' }));

  it('stays ended by a restart of its NAS', () =>
    expect(withReport({ ...silent, endedBy: 'NAS_RESTARTED' }, report('UPDATED', 30)).status).toBe('ENDED'));
});

describe('beginsAnew', () => {
  it.each([
    [9.99, 'STARTED', false],
    [10, 'STARTED', false],
    [10 + 1 / MINUTE, 'STARTED', true],
    [30, 'UPDATED', false],
    [30, 'STOPPED', false],
  ] as const)('decides %f minutes after the end about %s: %s', (minutes, type, anew) =>
    expect(beginsAnew({ stoppedAt: iso(0) }, report(type, minutes))).toBe(anew),
  );

  it('never replaces a live session', () =>
    expect(beginsAnew({ stoppedAt: null }, report('STARTED', 1_000))).toBe(false));
});

describe('growthOf', () => {
  it('counts everything of a session of which nothing is counted, and then the difference', () => {
    const now = { downloadBytes: 8_589_934_597, uploadBytes: 5 };
    expect(growthOf(null, now)).toEqual(now);
    expect(growthOf({ downloadBytes: 8_589_934_590, uploadBytes: 5 }, now)).toEqual({
      downloadBytes: 7,
      uploadBytes: 0,
    });
  });
});

describe('silent sessions', () => {
  it('have missed three reports', () =>
    expect(silentBefore(new Date(NOON), 300)).toEqual(new Date(NOON - 15 * MINUTE)));

  it.each([
    [0, 0, 0, true],
    [1, 5, 0, true],
    [1, 4, 0, false],
    [20, 100, 0, true],
    [21, 100, 0, false],
    [100, 100, 0, false],
    [1, 80, 20, false],
    [1, 81, 19, true],
  ])('%i of %i live ones, with %i ended lately, may end: %s', (silent, live, lately, may) =>
    expect(maySilentEnd({ silent, live, lately })).toBe(may),
  );
});
