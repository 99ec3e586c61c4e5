import { describe, expect, it } from 'vitest';
import { WORK_ORDER_TYPES } from '../statuses';
import { CHECKLIST_ITEMS, checklistOf } from './checklists';
import { directionsTo } from './directions';
import { slotEnd } from './slotEnd';

describe('the end of a slot, in the provider’s time zone', () => {
  it.each([
    ['2026-03-14', 'MORNING', '2026-03-14T09:00:00.000Z'],
    ['2026-03-14', 'AFTERNOON', '2026-03-14T14:00:00.000Z'],
    ['2026-03-14', 'EVENING', '2026-03-14T17:00:00.000Z'],
    ['2026-12-31', 'ALL_DAY', '2026-12-31T17:00:00.000Z'],
  ] as const)('is for %s %s at %s', (day, slot, end) => expect(slotEnd(day, slot)).toBe(end));

  it('is unknown without a day', () => expect(slotEnd(null, 'MORNING')).toBeNull());
});

describe('directions', () => {
  const place = { address: 'Plot 3, Kololo & Acacia', latitude: 0.33, longitude: 32.594 };

  it('lead to the point if there is one', () =>
    expect(directionsTo(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=0.33%2C32.594'));

  it('also lead to a point on the equator and the prime meridian', () =>
    expect(directionsTo({ ...place, latitude: 0, longitude: 0 })).toContain('destination=0%2C0'));

  it('lead to the address if the point is incomplete', () =>
    expect(directionsTo({ ...place, longitude: null })).toContain('destination=Plot+3%2C+Kololo+%26+Acacia'));

  it.each([null, '', '  '])('are null if there is no point and the address is %j', (address) =>
    expect(directionsTo({ address, latitude: null, longitude: null })).toBeNull(),
  );
});

describe('checklists', () => {
  it.each(WORK_ORDER_TYPES)('%s has a checklist without duplicates', (type) => {
    const items = checklistOf(type);
    expect(items.length).toBeGreaterThan(2);
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) expect(CHECKLIST_ITEMS).toContain(item);
  });
});
