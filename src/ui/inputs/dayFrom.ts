const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));

/**
 * Returns the number of the month (1 to 12) whose name starts with `name`, in the given language or in English; NaN if there is
 * none.
 */
function monthNamed(name: string, locale: string): number {
  // biome-ignore lint/plugin: names of months, no day
  const known = [locale, 'en'].map((each) => new Intl.DateTimeFormat(each, { month: 'long', timeZone: 'UTC' }));
  const at = MONTHS.findIndex((month) => known.some((format) => format.format(month).toLowerCase().startsWith(name)));
  return name.length >= 3 && at >= 0 ? at + 1 : Number.NaN;
}

/** Returns whether a text is a day as it is stored, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Converts a day as people type it (22/11/2026, 22-11-26, 22 Nov 2026, 2026-11-22) to `YYYY-MM-DD`; returns null for anything
 * else.
 */
export function dayFrom(typed: string, locale: string): string | null {
  const [first = '', second = '', third = '', ...more] = typed
    .trim()
    .toLowerCase()
    .split(/[\s./,-]+/);
  if (more.length > 0 || third === '') return null;
  const [day, year] = first.length === 4 ? [Number(third), first] : [Number(first), third];
  const month = /^\d+$/.test(second) ? Number(second) : monthNamed(second, locale);
  const date = new Date(Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return null;
  const [stored = ''] = date.toISOString().split('T');
  return isDay(stored) ? stored : null;
}
