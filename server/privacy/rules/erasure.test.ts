import { describe, expect, it } from 'vitest';
import { erasureRefusal, isWithinTaxTime } from './erasure';

const tickets = (count: number) => ({ resource: 'tickets', label: ['Ticket', 'Tickets'], count }) as const;
const workOrders = (count: number) =>
  ({ resource: 'work-orders', label: ['Work order', 'Work orders'], count }) as const;

describe('an erasure', () => {
  it('is refused while something is open, and says what and how many', () => {
    expect(erasureRefusal([tickets(1), workOrders(2)], null)).toMatchObject({
      code: 'conflict',
      message: 'This person can’t be erased while something is open: 1 ticket and 2 work orders.',
      errors: { tickets: '1 ticket', 'work-orders': '2 work orders' },
    });
  });

  it('is refused for open records alone, before the days are checked', () => {
    const refusal = erasureRefusal([tickets(0), workOrders(1)], '2026-11-16');
    expect(refusal?.errors).toEqual({ 'work-orders': '1 work order' });
  });

  it('is refused until the day of the person’s payment is closed', () => {
    expect(erasureRefusal([tickets(0)], '2026-11-16')).toMatchObject({
      code: 'conflict',
      errors: { 'day-closes': '2026-11-16' },
    });
  });

  it('is possible when nothing is in progress any more', () => {
    expect(erasureRefusal([tickets(0), workOrders(0)], null)).toBeNull();
    expect(erasureRefusal([], null)).toBeNull();
  });
});

it('a name is kept for tax law for a number of days, to the millisecond', () => {
  const issued = '2020-01-01T00:00:00.000Z';
  const after = (ms: number) => new Date(Date.parse(issued) + 30 * 86_400_000 + ms);
  expect(isWithinTaxTime(issued, after(0), 30)).toBe(true);
  expect(isWithinTaxTime(issued, after(1), 30)).toBe(false);
});
