/** How a day or moment stands that should not pass: `overdue` once it has, `soon` on the last days before. */
type Due = 'overdue' | 'soon';

const DAY = 86_400_000;
/** Days before the end on which it is near. */
const SOON = 3;

/** How a moment stands, in ISO 8601, or a day, which lasts until it is over in the provider's time zone; null while there is time. */
export function dueOf(value: string, now: Date, today: string): Due | null {
  if (value.length === 10) return value < today ? 'overdue' : value === today ? 'soon' : null;
  const left = Date.parse(value) - now.getTime();
  return left < 0 ? 'overdue' : left <= SOON * DAY ? 'soon' : null;
}
