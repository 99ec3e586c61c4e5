import { tz } from '@date-fns/tz';
import { addHours, parseISO } from 'date-fns';
import { brand } from '../brand';
import { SLOT_HOURS, type VisitSlot } from './slots';

/** Returns the moment (ISO 8601 in UTC) at which a slot of a day ends in the provider's time zone; null without a day. */
export function slotEnd(day: string | null, slot: VisitSlot): string | null {
  if (!day) return null;
  const midnight = parseISO(day, { in: tz(brand.timeZone) });
  return new Date(addHours(midnight, SLOT_HOURS[slot].until).getTime()).toISOString();
}
