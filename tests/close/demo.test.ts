import { afterAll, describe, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { statementLines } from '../../resources/statements/statementLines';
import { prepareStore } from '../../server/prepare';
import { dayAfter, dayAt } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';
import { openFreshDatabase } from '../databases';
import { START } from '../start';

/** The tests' START, at noon in Kampala, and a night before the previous day was compared. */
const MOMENTS = [
  ['noon', START, '2026-03-13'],
  ['night', new Date('2026-11-22T23:30:00.000Z'), '2026-11-21'],
] as const;

describe.each(MOMENTS)('the demo data’s closes, created at %s', (_, now, last) => {
  let store: Store;
  afterAll(() => store?.close());

  it('cover a month of closed days without a gap, by two users, and two open days', async () => {
    store = await prepareStore(await openFreshDatabase(), true, now);
    const sort = { path: 'day', ascending: false } as const;
    const [yesterday, before, ...closed] = await store.find(dayCloses, { sort });
    expect([yesterday?.day, yesterday?.status]).toEqual([last, 'OPEN']);
    expect([before?.day, before?.status]).toEqual([dayAfter(last, -1), 'OPEN']);
    expect(closed.map(({ day }) => day)).toEqual(closed.map((_, at) => dayAfter(last, -2 - at)));
    expect(closed.length).toBe(30);
    for (const { day, status, preparedById, closedById, closedAt, differences } of closed) {
      expect({ day, status, differences }).toEqual({ day, status: 'CLOSED', differences: 0 });
      expect(preparedById).not.toBe(closedById);
      expect(dayAt(new Date(closedAt ?? ''))).toBe(dayAfter(day, 1));
    }
    const where = [{ path: 'reason', in: closed.map(({ day }) => `Closed: ${day}`) }] as const;
    expect(await store.count(logs, { where })).toBe(30);
  });

  it('come after the imports of their days', async () => {
    const closes = new Map((await store.find(dayCloses)).map((close) => [close.day, close.closedAt]));
    for (const { bookedAt, dateCreated } of await store.find(statementLines)) {
      const closedAt = closes.get(dayAt(new Date(bookedAt)));
      if (closedAt) expect(dateCreated < closedAt).toBe(true);
    }
  });

  it('have open differences of five kinds, and explained ones', async () => {
    const kindsOf = async (status: string) =>
      new Set(
        (await store.find(closeDifferences, { where: [{ path: 'status', in: [status] }] })).map(({ kind }) => kind),
      );
    expect((await kindsOf('OPEN')).size).toBeGreaterThanOrEqual(5);
    expect((await kindsOf('EXPLAINED')).size).toBeGreaterThanOrEqual(1);
  });
});
