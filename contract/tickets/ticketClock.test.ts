import { describe, expect, it } from 'vitest';
import { FIRST_HOURS } from './responseTargets';
import { afterWorkingMinutes, type DayHours, hoursFault, timeFault, workingMinutesBetween } from './supportHours';
import { type ClockEvent, clockAfter, NO_CLOCK, type TicketClock } from './ticketClock';

/** A moment in Kampala time, in the week of Monday 16 March 2026. */
const at = (day: number, time: string) => new Date(`2026-03-${day}T${time}:00+03:00`);
const MONDAY = 16;
const FRIDAY = 20;
const SATURDAY = 21;
const SUNDAY = 22;
const hours = FIRST_HOURS;
const target = { firstReplyHours: 4, resolutionHours: 20 };

const due = (start: Date, minutes: number, given: readonly DayHours[] = hours) =>
  afterWorkingMinutes(start, minutes, given)?.toISOString();

describe('working time', () => {
  it('ends on the minute a day closes, and a minute later on the next working day', () => {
    expect(due(at(MONDAY, '17:00'), 60)).toBe(at(MONDAY, '18:00').toISOString());
    expect(due(at(MONDAY, '17:00'), 61)).toBe(at(MONDAY + 1, '08:01').toISOString());
  });

  it('starts at the opening if the moment is earlier, and at once after it', () => {
    expect(due(at(MONDAY, '07:59'), 30)).toBe(at(MONDAY, '08:30').toISOString());
    expect(due(at(MONDAY, '08:01'), 30)).toBe(at(MONDAY, '08:31').toISOString());
  });

  it('counts the last minute of a day, and continues on the next working day', () => {
    expect(due(at(FRIDAY, '17:59'), 1)).toBe(at(FRIDAY, '18:00').toISOString());
    expect(due(at(FRIDAY, '18:00'), 1)).toBe(at(SATURDAY, '09:01').toISOString());
  });

  it('skips a day off', () => {
    expect(due(at(SATURDAY, '12:00'), 60)).toBe(at(SATURDAY, '13:00').toISOString());
    expect(due(at(SATURDAY, '12:00'), 61)).toBe(at(SUNDAY + 1, '08:01').toISOString());
    expect(due(at(SUNDAY, '10:00'), 0)).toBe(at(SUNDAY + 1, '08:00').toISOString());
  });

  it('uses Kampala time, where the day starts at 21:00 UTC', () => {
    expect(due(new Date('2026-03-22T20:59:00Z'), 1)).toBe(at(SUNDAY + 1, '08:01').toISOString());
    expect(due(new Date('2026-03-22T21:01:00Z'), 1)).toBe(at(SUNDAY + 1, '08:01').toISOString());
  });

  it('never ends if no day is open', () => {
    const off = hours.map((each) => ({ ...each, isOpen: false }));
    expect(due(at(MONDAY, '10:00'), 1, off)).toBeUndefined();
    expect(due(at(MONDAY, '10:00'), 1, [])).toBeUndefined();
  });

  it('between two moments matches the minutes of the due date', () => {
    expect(workingMinutesBetween(at(FRIDAY, '17:00'), at(SUNDAY + 1, '09:00'), hours)).toBe(60 + 240 + 60);
    expect(workingMinutesBetween(at(SUNDAY, '01:00'), at(SUNDAY, '23:00'), hours)).toBe(0);
    expect(workingMinutesBetween(at(MONDAY, '10:00'), at(MONDAY, '10:00'), hours)).toBe(0);
    for (const minutes of [1, 59, 600, 601, 4_000]) {
      const end = afterWorkingMinutes(at(MONDAY, '06:00'), minutes, hours) as Date;
      expect(workingMinutesBetween(at(MONDAY, '06:00'), end, hours)).toBe(minutes);
    }
  });
});

describe('support hours', () => {
  it('are valid times, with the closing after the opening', () => {
    expect(['00:00', '23:59', '24:00'].map(timeFault)).toEqual([null, null, null]);
    for (const wrong of ['8:00', '24:01', '12:60', 'noon', '']) expect(timeFault(wrong)).toContain('such as 08:00');
    const day = { day: 'MONDAY', isOpen: true, opensAt: '08:00' } as const;
    expect(hoursFault({ ...day, closesAt: '08:01' })).toBeNull();
    expect(hoursFault({ ...day, closesAt: '08:00' })).toContain('later');
    expect(hoursFault({ ...day, isOpen: false, closesAt: '08:00' })).toBeNull();
  });
});

describe('a ticket’s clock', () => {
  const run = (...events: [ClockEvent, Date][]): TicketClock =>
    events.reduce((clock, [event, now]) => clockAfter(clock, event, { target, hours, now }), NO_CLOCK);
  const opened: [ClockEvent, Date] = ['OPENED', at(MONDAY, '08:00')];

  it('gives the first reply and the resolution their working hours', () => {
    expect(run(opened)).toMatchObject({
      firstReplyDue: at(MONDAY, '12:00').toISOString(),
      resolutionDue: at(MONDAY + 1, '18:00').toISOString(),
      dueAt: at(MONDAY, '12:00').toISOString(),
    });
  });

  it('has no first reply due after the first reply, and keeps its time', () => {
    const replied = run(opened, ['REPLIED', at(MONDAY, '09:00')], ['REPLIED', at(MONDAY, '10:00')]);
    expect(replied).toMatchObject({ firstRepliedAt: at(MONDAY, '09:00').toISOString(), firstReplyDue: null });
    expect(replied.dueAt).toBe(replied.resolutionDue);
  });

  it('stops while it is paused, and moves the due date by that time', () => {
    const paused = run(opened, ['REPLIED', at(MONDAY, '09:00')], ['PAUSED', at(MONDAY, '10:00')]);
    expect(paused).toMatchObject({ clockMinutes: 120, resolutionDue: null, dueAt: null });
    const resumed = clockAfter(paused, 'RESUMED', { target, hours, now: at(FRIDAY, '08:00') });
    expect(resumed.resolutionDue).toBe(at(SUNDAY + 1, '12:00').toISOString());
  });

  it('ignores a pause while paused and a resume while running', () => {
    const once = run(opened, ['PAUSED', at(MONDAY, '10:00')]);
    expect(clockAfter(once, 'PAUSED', { target, hours, now: at(MONDAY, '15:00') })).toEqual(once);
    expect(run(opened, ['RESUMED', at(MONDAY, '15:00')])).toEqual(run(opened));
  });

  it('is due at once if no time was left at the pause, and a minute later if one minute was left', () => {
    const resume = (pausedAt: Date) =>
      run(opened, ['REPLIED', at(MONDAY, '08:30')], ['PAUSED', pausedAt], ['RESUMED', at(FRIDAY, '09:00')]);
    expect(resume(at(MONDAY + 1, '18:00')).resolutionDue).toBe(at(FRIDAY, '09:00').toISOString());
    expect(resume(at(MONDAY + 1, '17:59')).resolutionDue).toBe(at(FRIDAY, '09:01').toISOString());
  });

  it('keeps the elapsed time when the target changes', () => {
    const urgent = { target: { firstReplyHours: 0.5, resolutionHours: 4 }, hours, now: at(MONDAY, '09:00') };
    expect(clockAfter(run(opened), 'RETARGETED', urgent)).toMatchObject({
      firstReplyDue: at(MONDAY, '08:30').toISOString(),
      resolutionDue: at(MONDAY, '12:00').toISOString(),
    });
  });

  it('has no due date without a target', () => {
    const none = clockAfter(NO_CLOCK, 'OPENED', { target: undefined, hours, now: at(MONDAY, '09:00') });
    expect(none).toMatchObject({ firstReplyDue: null, resolutionDue: null, dueAt: null });
  });
});
