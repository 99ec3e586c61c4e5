import { tz } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, getISODay, set, startOfDay } from 'date-fns';
import { brand } from '../brand';

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** The support hours on one day of the week, in the brand's time zone. */
export interface DayHours {
  day: (typeof WEEKDAYS)[number];
  isOpen: boolean;
  /** For example `08:00`; `24:00` is the end of the day. */
  opensAt: string;
  closesAt: string;
}

/** Returns what is wrong with a time of day, or null if it is valid. */
export const timeFault = (text: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text) ? null : 'must be a time such as 08:00';

/** Returns why the hours are invalid, or null if they are valid. Texts in this form sort like the times. */
export const hoursFault = ({ isOpen, opensAt, closesAt }: DayHours): string | null =>
  isOpen && opensAt >= closesAt ? 'must be later than the opening time' : null;

const MINUTE = 60_000;
/** A due date further away than this counts as none. */
const MOST_DAYS = 366;

const inZone = () => tz(brand.timeZone);

function momentOn(day: Date, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return set(day, { hours, minutes }).getTime();
}

/** Returns the opening hours of the day `later` days after a moment, in milliseconds since 1970, or null on a day off. */
function openingOn(moment: Date, later: number, hours: readonly DayHours[]): { from: number; to: number } | null {
  const day = addDays(startOfDay(moment, { in: inZone() }), later);
  const found = hours.find((each) => each.day === WEEKDAYS[getISODay(day) - 1]);
  return found?.isOpen ? { from: momentOn(day, found.opensAt), to: momentOn(day, found.closesAt) } : null;
}

/** Returns the moment that is this many working minutes after another, or null if it is more than a year away. */
export function afterWorkingMinutes(start: Date, minutes: number, hours: readonly DayHours[]): Date | null {
  let left = minutes * MINUTE;
  for (let later = 0; later <= MOST_DAYS; later += 1) {
    const opening = openingOn(start, later, hours);
    if (!opening || start.getTime() >= opening.to) continue;
    const from = Math.max(opening.from, start.getTime());
    if (from + left <= opening.to) return new Date(from + left);
    left -= opening.to - from;
  }
  return null;
}

/** Returns the full working minutes between two moments. */
export function workingMinutesBetween(start: Date, end: Date, hours: readonly DayHours[]): number {
  const days = differenceInCalendarDays(end, start, { in: inZone() });
  let open = 0;
  for (let later = 0; later <= days; later += 1) {
    const opening = openingOn(start, later, hours);
    if (!opening) continue;
    open += Math.max(0, Math.min(opening.to, end.getTime()) - Math.max(opening.from, start.getTime()));
  }
  return Math.floor(open / MINUTE);
}
