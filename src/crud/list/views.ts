import type { SavedQuery } from 'react-admin';
import type { PresetView } from '../../../resources/language/ResourceDeclaration';
import { toIsoDay } from '../../i18n/formats';

/** The saved state of a list; if `columns` is null, it shows the screen's own columns. */
export interface View extends SavedQuery {
  columns: string[] | null;
}

const DAY = 86_400_000;

/** Returns the filters of a view on the day of `now` (ms since 1970). */
export function filterOf({ query }: PresetView, now: number): Record<string, string> {
  const today = toIsoDay(now);
  const after = (days: number) => toIsoDay(now + days * DAY);
  // The days since Monday: 0 to 6.
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const meant: Readonly<Record<string, string>> = {
    today,
    tomorrow: after(1),
    monday: after(-weekday),
    sunday: after(6 - weekday),
  };
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, meant[value] ?? value]));
}

/** Returns whether the filters that are set are exactly those of a view. */
export function isShown(view: Record<string, string>, filters: Readonly<Record<string, unknown>>): boolean {
  const set = Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined);
  return set.length === Object.keys(view).length && set.every(([name, value]) => view[name] === value);
}
