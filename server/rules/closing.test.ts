import { describe, expect, it } from 'vitest';
import { closeRefusal, compareRefusal, differenceChanges, type FoundDifference } from './closing';

const found: FoundDifference = {
  ...{ tie: 'STATEMENTS', kind: 'LOST_LINE', about: 'p1', amount: 500, records: 1 },
  ...{ moneyDay: '2026-03-10', since: '2026-03-10T09:00:00.000Z', paymentId: 'p1', lineId: null, subscriptionId: null },
};
const known = { id: 'd1', key: 'LOST_LINE:STATEMENTS:p1', status: 'EXPLAINED', amount: 500 } as const;

describe('the differences of a day', () => {
  it('stay explained as long as they are unchanged', () => {
    expect(differenceChanges([known], [found])).toEqual({ added: [], reopened: [], resolved: [] });
  });

  it('open again if the amount changes or they had disappeared', () => {
    expect(differenceChanges([known], [{ ...found, amount: 700 }]).reopened).toEqual([{ id: 'd1', amount: 700 }]);
    expect(differenceChanges([{ ...known, status: 'RESOLVED' }], [found]).reopened).toEqual([
      { id: 'd1', amount: 500 },
    ]);
  });

  it('are resolved once they disappear, and counted once if two ties find the same one', () => {
    expect(differenceChanges([known], []).resolved).toEqual(['d1']);
    const twice = [found, { ...found, tie: 'LEDGER' as const }].map((each) => ({ ...each, kind: 'REVERSAL' as const }));
    expect(differenceChanges([], twice).added).toHaveLength(1);
  });
});

describe('a day', () => {
  const totals = { received: 1 };
  const prepared = { day: '2026-03-10', status: 'PREPARED', preparedById: 'amina', differences: 0, totals } as const;

  it('must be closed by someone else, in its prepared state', () => {
    expect(closeRefusal(prepared, prepared, '2026-03-10', 'ben')).toBeNull();
    expect(closeRefusal(prepared, prepared, null, 'ben')).toBeNull();
    expect(closeRefusal(prepared, prepared, null, 'amina')?.code).toBe('forbidden');
    expect(closeRefusal(prepared, prepared, '2026-03-09', 'ben')?.message).toContain('2026-03-09');
    const other = { ...prepared, totals: { received: 2 } };
    expect(closeRefusal(prepared, other, null, 'ben')?.message).toContain('have changed since');
    expect(closeRefusal(prepared, { ...prepared, differences: 2 }, null, 'ben')?.code).toBe('conflict');
    expect(closeRefusal({ ...prepared, status: 'OPEN' }, prepared, null, 'ben')?.code).toBe('conflict');
  });

  it('can be compared once it is over, and until it is closed', () => {
    expect(compareRefusal('2026-03-10', null, '2026-03-11')).toBeNull();
    expect(compareRefusal('2026-03-11', null, '2026-03-11')?.errors).toEqual({ day: 'must be a day that is over' });
    expect(compareRefusal('2026-03-10', { status: 'CLOSED' }, '2026-03-11')?.code).toBe('conflict');
  });
});
