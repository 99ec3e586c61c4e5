/** `overdue`: the day or moment has passed. `soon`: it will pass in the next days. */
type Due = 'overdue' | 'soon';

const DAY = 86_400_000;
/** The number of days before the end from which a moment is `soon`. */
const SOON = 3;

/**
 * Returns the state of a moment (ISO 8601) or of a day, which lasts until it is over in the provider's time zone; null if there
 * is still time.
 */
export function dueOf(value: string, now: Date, today: string): Due | null {
  if (value.length === 10) return value < today ? 'overdue' : value === today ? 'soon' : null;
  const left = Date.parse(value) - now.getTime();
  return left < 0 ? 'overdue' : left <= SOON * DAY ? 'soon' : null;
}
