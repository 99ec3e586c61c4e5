import { tz } from '@date-fns/tz';
import { addHours, parseISO } from 'date-fns';
import { brand } from '../brand';

/** The parts of a day in which a visit can be planned. */
export const VISIT_SLOTS = ['ALL_DAY', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
export type VisitSlot = (typeof VISIT_SLOTS)[number];

/** The full hours at which each slot starts and ends, in the provider's time zone. */
export const SLOT_HOURS: Readonly<Record<VisitSlot, { from: number; until: number }>> = {
  MORNING: { from: 8, until: 12 },
  AFTERNOON: { from: 12, until: 17 },
  EVENING: { from: 17, until: 20 },
  ALL_DAY: { from: 8, until: 20 },
};

/** Returns the moment (ISO 8601 in UTC) at which a slot of a day ends in the provider's time zone; null without a day. */
export function slotEnd(day: string | null, slot: VisitSlot): string | null {
  if (!day) return null;
  const midnight = parseISO(day, { in: tz(brand.timeZone) });
  return new Date(addHours(midnight, SLOT_HOURS[slot].until).getTime()).toISOString();
}
