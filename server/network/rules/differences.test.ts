import { describe, expect, it } from 'vitest';
import { type Answer, answerAtLogin, answeredSince } from './answers';
import { type EndedSession, type LineFacts, type LiveSession, lineDifferences, unknownSession } from './differences';
import { pricePerDay } from './pricePerDay';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60;
const at = (minutes: number, more = 0) => new Date(NOON + minutes * MINUTE + more);
const iso = (minutes: number, more = 0) => at(minutes, more).toISOString();
const NOW = at(0);
const HEARD = at(-15);

const NONE = { downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null };
const PAID: Answer = { ...NONE, policy: 'ALLOW', downloadMbps: 20, uploadMbps: 10 };
const FASTER: Answer = { ...PAID, downloadMbps: 40 };
const BURST: Answer = { ...PAID, burstUploadMbps: 30 };
const PAY_ONLY: Answer = { ...NONE, policy: 'PAY_ONLY' };
const REFUSED: Answer = { ...NONE, policy: 'REFUSE' };

/** A line with this answer since a minute, which is right. */
function facts(answer: Answer, since: number, more: Partial<LineFacts> = {}): LineFacts {
  const moments = { validUntil: null, accessChangedAt: iso(since), dateCreated: iso(-90 * DAY), lastLoginAt: null };
  return {
    ...{ line: { ...answer, ...moments }, rule: { now: answer, before: answer }, changedAt: iso(since) },
    ...{ sessions: [], last: null, installedAt: iso(-90 * DAY), ...more },
  };
}
const live = (answer: Answer | null, from: number, until = 0, more = 0): LiveSession => ({
  ...{ id: `${from}`, nasAddress: '10.0.0.1', startedAt: iso(from), lastUpdateAt: iso(until, more), answer },
});
const ended = (until: number, more: Partial<EndedSession>): EndedSession => ({
  ...{ id: 'e', nasAddress: '10.0.0.1', stoppedAt: iso(until), endedBy: 'STOPPED', terminateCause: null, ...more },
});
const kinds = (known: LineFacts) => lineDifferences(known, NOW, HEARD).map(({ kind, cause }) => `${kind} ${cause}`);

describe('the stored answer', () => {
  const wrong = (changedAt: string, before: Answer = PAID) =>
    kinds({ ...facts(PAY_ONLY, -100), rule: { now: PAID, before }, changedAt });
  it('is a difference if the rule has said something else for ten minutes', () => {
    expect(wrong(iso(-10))).toEqual(['PAID_BUT_OFF STORED_ANSWER']);
    expect(wrong(iso(-10, 1))).toEqual([]);
    expect(wrong(iso(-60), PAY_ONLY)).toEqual([]);
  });
  it('may be too much, or have another speed', () => {
    const of = (stored: Answer, rule: Answer) => kinds({ ...facts(stored, -100), rule: { now: rule, before: rule } });
    expect(of(PAID, PAY_ONLY)).toEqual(['ON_BUT_UNPAID STORED_ANSWER']);
    expect(of(PAY_ONLY, REFUSED)).toEqual(['ON_BUT_UNPAID STORED_ANSWER']);
    expect(of(FASTER, PAID)).toEqual(['WRONG_SPEED STORED_ANSWER']);
  });
});

describe('a live session', () => {
  it('has the pay-only list although it has been paid for ten minutes', () => {
    const known = (more: number) => kinds(facts(PAID, -12, { sessions: [live(PAY_ONLY, -100, -2, more)] }));
    expect(known(0)).toEqual(['PAID_BUT_OFF LOGIN_BEFORE_PAYMENT']);
    expect(known(-1)).toEqual([]);
  });
  it('is no difference if another one of the line has access', () =>
    expect(kinds(facts(PAID, -60, { sessions: [live(PAY_ONLY, -100, -50), live(PAID, -40)] }))).toEqual([]));
  it('goes on for ten minutes after its days ended', () => {
    const over = { ...facts(PAID, -100).line, validUntil: iso(-12) };
    const known = (more: number) =>
      kinds(facts(PAY_ONLY, -100, { line: over, sessions: [live(PAID, -100, -2, more)] }));
    expect(known(0)).toEqual(['ON_BUT_UNPAID LOGIN_BEFORE_END']);
    expect(known(-1)).toEqual([]);
  });
  it('goes on although the line is refused, whatever it was answered', () =>
    expect(kinds(facts(REFUSED, -60, { sessions: [live(PAY_ONLY, -100)] }))).toEqual([
      'ON_BUT_UNPAID OPEN_AFTER_REFUSAL',
    ]));
  it.each([FASTER, BURST])('has another speed, %j', (answer) => {
    const known = (more: number) => kinds(facts(PAID, -12, { sessions: [live(answer, -100, -2, more)] }));
    expect(known(0)).toEqual(['WRONG_SPEED SPEED_AT_LOGIN']);
    expect(known(-1)).toEqual([]);
  });
  it.each([PAID, PAY_ONLY])('proves nothing if its answer is not known, for %j', (answer) =>
    expect(kinds(facts(answer, -60, { sessions: [live(null, -100)] }))).toEqual([]),
  );
  it('proves nothing if its reports may be lost', () => {
    expect(kinds(facts(PAID, -60, { sessions: [live(PAY_ONLY, -100, -15)] }))).toHaveLength(1);
    expect(kinds(facts(PAID, -60, { sessions: [live(PAY_ONLY, -100, -15, -1)] }))).toEqual([]);
  });
  it('goes on beside another one for ten minutes', () => {
    const known = (more: number) =>
      lineDifferences(facts(PAID, -900, { sessions: [live(PAID, -20), live(PAID, -90, -10, more)] }), NOW, HEARD);
    expect(known(0)).toMatchObject([{ kind: 'TWO_LOGINS', since: iso(-20), session: { id: '-20' } }]);
    expect(known(-1)).toEqual([]);
  });
});

describe('a paid line without a session', () => {
  it.each(['Session-Timeout', 'Admin-Reset', 'NAS-Reboot'])(
    'was thrown out half an hour ago by %s',
    (terminateCause) => {
      const known = (until: number) => kinds(facts(PAID, -900, { last: ended(until, { terminateCause }) }));
      expect(known(-30)).toEqual(['PAID_BUT_OFF ENDED_BY_NETWORK']);
      expect(known(-29)).toEqual([]);
    },
  );
  it.each(['Lost-Carrier', 'User-Request', 'Idle-Timeout', null])('is switched off after %s', (terminateCause) =>
    expect(kinds(facts(PAID, -900, { last: ended(-DAY, { terminateCause }) }))).toEqual([]),
  );
  it('was thrown out by a restart, but not by silence', () => {
    const known = (endedBy: EndedSession['endedBy']) => kinds(facts(PAID, -900, { last: ended(-DAY, { endedBy }) }));
    expect(known('NAS_RESTARTED')).toEqual(['PAID_BUT_OFF ENDED_BY_NETWORK']);
    expect(known('SILENT')).toEqual([]);
  });
  it('counts from the payment if that came later', () => {
    const known = (since: number) => kinds(facts(PAID, since, { last: ended(-DAY, { endedBy: 'NAS_RESTARTED' }) }));
    expect(known(-30)).toHaveLength(1);
    expect(known(-29)).toEqual([]);
  });
  it('has never been online in a day since it was paid and installed', () => {
    const known = (since: number, installedAt: string | null) => kinds(facts(PAID, since, { installedAt }));
    expect(known(-DAY, iso(-9 * DAY))).toEqual(['NEVER_CONNECTED NO_SESSION_YET']);
    expect(known(-9 * DAY, iso(-DAY))).toEqual(['NEVER_CONNECTED NO_SESSION_YET']);
    expect(known(-DAY + 1, iso(-9 * DAY))).toEqual([]);
    expect(known(-9 * DAY, iso(-DAY, 1))).toEqual([]);
    expect(known(-9 * DAY, null)).toEqual([]);
  });
  it('was online once, even if its sessions are deleted', () => {
    const { line } = facts(PAID, -9 * DAY);
    expect(kinds(facts(PAID, -9 * DAY, { line: { ...line, lastLoginAt: iso(-500 * DAY) } }))).toEqual([]);
  });
  it('is nothing if it is not paid', () =>
    expect(kinds(facts(PAY_ONLY, -900, { last: ended(-DAY, { endedBy: 'NAS_RESTARTED' }) }))).toEqual([]));
});

it('a session of an unknown username is a difference after ten minutes', () => {
  expect(unknownSession(live(null, -10), NOW, HEARD)?.kind).toBe('UNKNOWN_SESSION');
  expect(unknownSession(live(null, -9), NOW, HEARD)).toBeNull();
  expect(unknownSession(live(null, -90, -16), NOW, HEARD)).toBeNull();
});

describe('what a session was answered at its login', () => {
  const { line } = facts(PAID, -60);
  it('is the answer of its line, if that has not changed since', () => {
    expect(answerAtLogin(line, iso(-60))).toEqual(PAID);
    expect(answerAtLogin(line, iso(-60, -1))).toBeNull();
    expect(answerAtLogin({ ...line, accessChangedAt: null }, iso(0))).toBeNull();
  });
  it('is pay-only from the end of the paid days on', () => {
    const ending = { ...line, validUntil: iso(-30) };
    expect(answerAtLogin(ending, iso(-30, -1))).toEqual(PAID);
    expect(answerAtLogin(ending, iso(-30))).toEqual(PAY_ONLY);
    expect([answeredSince(ending, at(-30, -1)), answeredSince(ending, at(-30))]).toEqual([iso(-60), iso(-30)]);
  });
});

it.each([
  [90_000, 30, 3_000],
  [100_000, 30, 3_333],
  [200_000, 30, 6_667],
  [90_000, 0, 0],
])('%s shillings for %s days are %s a day', (amount, durationDays, perDay) =>
  expect(pricePerDay({ amount, durationDays })).toBe(perDay),
);
