import { brand } from '../../contract/brand';
import { type Language, localeOf } from '../../contract/languages';

const { timeZone, currency } = brand;

/**
 * Creates a formatter when it is first needed: each takes the browser a millisecond or more, and few screens need all of them.
 */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns midnight (UTC) of a calendar day, or of the day of a timestamp in the provider's time zone. */
function utcDay(value: string) {
  const isTimestamp = value.includes('T');
  return new Date(`${isTimestamp ? toIsoDay(Date.parse(value)) : value}T00:00:00Z`);
}

/** Returns the formats for dates, numbers and money in a language; times are in the provider's time zone. */
function formatsFor(locale: string) {
  const numbers = (options: Intl.NumberFormatOptions) => onDemand(() => new Intl.NumberFormat(locale, options));
  const dates = (options: Intl.DateTimeFormatOptions) => onDemand(() => new Intl.DateTimeFormat(locale, options));
  const number = numbers({ maximumFractionDigits: 6 });
  const compact = numbers({ notation: 'compact' });
  const gigabytes = numbers({ style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  const megabytes = numbers({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const kilobytes = numbers({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const money = numbers({
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  const roundedMoney = numbers({
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    notation: 'compact',
    maximumSignificantDigits: 4,
  });
  const date = dates({ dateStyle: 'medium', timeZone: 'UTC' });
  const today = onDemand(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day'));
  const days = onDemand(() => new Intl.RelativeTimeFormat(locale));
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    /** A BCP 47 language tag. */
    locale,
    formatNumber: (value: number) => number().format(value),
    /** Rounds to few digits: `1.2M`. */
    formatCompact: (value: number) => compact().format(value),
    /** Formats whole units of the brand's currency: `UGX 149,000`. */
    formatMoney: (value: number) => money().format(value),
    /** Formats money where there is little room: it rounds amounts from a hundred million on, `UGX 1.518B`. */
    formatMoneyShort: (value: number) => (Math.abs(value) < 100_000_000 ? money() : roundedMoney()).format(value),
    /** Formats a number of time units: "3 days". */
    formatUnit: (value: number, unit: 'year' | 'month' | 'day' | 'hour' | 'minute') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    /** Formats bytes as kilobytes, megabytes or gigabytes: `68 kB`, `3.4 MB`, `5.3 GB`. */
    formatSize: (bytes: number) => {
      if (bytes < 100_000) return kilobytes().format(Math.ceil(bytes / 1_000));
      return bytes < 1_000_000_000 ? megabytes().format(bytes / 1_000_000) : gigabytes().format(bytes / 1_000_000_000);
    },
    /** Formats a calendar day (`YYYY-MM-DD`), or the day of a timestamp in the provider's time zone: "14 Mar 2026". */
    formatDay: (value: string) => date().format(utcDay(value)),
    /** Formats a period of two days, or of two timestamps: "1 Nov 2026 – 27 Nov 2026"; a period of one day is that day. */
    formatPeriod: (from: string, to: string) =>
      [...new Set([from, to].map((day) => date().format(utcDay(day))))].join(' – '),
    /** Formats chosen parts of a day, such as its weekday. */
    formatDayIn: (value: string, parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(utcDay(value)),
    /** Formats a date and time. */
    formatDateTime: (value: string) => moment().format(new Date(value)),
    /** Formats a distance from today in calendar days: "today", "in 12 days", "3 days ago". */
    formatDaysAway: (count: number) => (count === 0 ? today() : days().format(count, 'day')),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

const made = new Map<Language, Formats>();

/** Returns the formats of a language, which are created once. */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? formatsFor(localeOf(language));
  made.set(language, formats);
  return formats;
}

const isoDay = onDemand(() => new Intl.DateTimeFormat('sv-SE', { timeZone }));

/** Returns the day of a timestamp in the provider's time zone as `YYYY-MM-DD`, which is the Swedish date format. */
export const toIsoDay = (moment: number) => isoDay().format(moment);

const DAY = 86_400_000;

/** Returns the day so many days after a day, `YYYY-MM-DD`; a negative number means before it. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
