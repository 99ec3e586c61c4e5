import { describe, expect, it } from 'vitest';
import { filterOf, isShown } from './views';

/** 00:30 on Saturday in Kampala, still Friday in UTC. */
const now = Date.parse('2026-03-13T21:30:00Z');
const filter = (query: Record<string, string>, at = now) => filterOf({ label: '', query }, at);

describe('a view', () => {
  it('resolves days relative to the provider’s today', () =>
    expect(filter({ from: 'today', to: 'tomorrow' })).toEqual({ from: '2026-03-14', to: '2026-03-15' }));

  it.each([
    ['2026-03-09T06:00:00Z', '2026-03-09', '2026-03-15'],
    ['2026-03-15T20:59:59Z', '2026-03-09', '2026-03-15'],
    ['2026-03-15T21:00:00Z', '2026-03-16', '2026-03-22'],
  ])('at %s resolves the week to %s until %s', (moment, monday, sunday) =>
    expect(filter({ from: 'monday', to: 'sunday' }, Date.parse(moment))).toEqual({ from: monday, to: sunday }),
  );

  it('leaves other values unchanged', () =>
    expect(filter({ assigneeId: 'me', statuses: 'NEW,ACTIVE' })).toEqual({
      assigneeId: 'me',
      statuses: 'NEW,ACTIVE',
    }));
});

it('is active while exactly its filters are set', () => {
  const view = { due: 'OVERDUE' };
  expect(isShown(view, { due: 'OVERDUE' })).toBe(true);
  expect(isShown(view, { due: 'OVERDUE', searchTerm: '' })).toBe(true);
  expect(isShown(view, { due: 'OVERDUE', types: 'REPAIR' })).toBe(false);
  expect(isShown(view, {})).toBe(false);
});
