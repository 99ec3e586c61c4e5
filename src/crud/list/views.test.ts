import { describe, expect, it } from 'vitest';
import { filterOf, isShown } from './views';

/** 00:30 of Saturday in Kampala, still Friday in UTC. */
const now = Date.parse('2026-03-13T21:30:00Z');
const filter = (query: Record<string, string>, at = now) => filterOf({ label: '', query }, at);

describe('a view', () => {
  it('means days from the provider’s today', () =>
    expect(filter({ from: 'today', to: 'tomorrow' })).toEqual({ from: '2026-03-14', to: '2026-03-15' }));

  it.each([
    ['2026-03-09T06:00:00Z', '2026-03-09', '2026-03-15'],
    ['2026-03-15T20:59:59Z', '2026-03-09', '2026-03-15'],
    ['2026-03-15T21:00:00Z', '2026-03-16', '2026-03-22'],
  ])('at %s has the week from %s to %s', (moment, monday, sunday) =>
    expect(filter({ from: 'monday', to: 'sunday' }, Date.parse(moment))).toEqual({ from: monday, to: sunday }),
  );

  it('takes other values as they are', () =>
    expect(filter({ assigneeId: 'me', statuses: 'NEW,ACTIVE' })).toEqual({
      assigneeId: 'me',
      statuses: 'NEW,ACTIVE',
    }));
});

it('is shown while its filters are set, and no other', () => {
  const view = { due: 'OVERDUE' };
  expect(isShown(view, { due: 'OVERDUE' })).toBe(true);
  expect(isShown(view, { due: 'OVERDUE', searchTerm: '' })).toBe(true);
  expect(isShown(view, { due: 'OVERDUE', types: 'REPAIR' })).toBe(false);
  expect(isShown(view, {})).toBe(false);
});
