import { brand } from '../../contract/brand';

/** Formats an amount, for example `UGX 149,000`: whole units, with the currency code. */
export function formatMoney(amount: number, currency: string = brand.currency): string {
  return new Intl.NumberFormat(brand.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }).format(amount);
}

/** Formats a number, for example `1,450`. */
export const number = (value: number): string => new Intl.NumberFormat(brand.locale).format(value);

/** Formats a day, for example `14 March 2026`, in the provider's time zone. */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(brand.locale, { dateStyle: 'long', timeZone: brand.timeZone }).format(new Date(iso));

/** Returns today in the provider's time zone, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(new Date());

/** Formats a date and time, for example `14 Mar 2026, 16:05`, in the provider's time zone. */
export const formatMoment = (iso: string): string =>
  new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
    timeZone: brand.timeZone,
  }).format(new Date(iso));

/** Formats a number of days, for example `30 days` or `1 day`. */
export const days = (count: number): string => `${number(count)} ${count === 1 ? 'day' : 'days'}`;
