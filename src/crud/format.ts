import { brand } from '../../contract/brand';
import { PAYMENT_CARRIERS, paymentMethodOf } from '../../contract/carriers';
import { formatPhone } from '../../contract/phone';
import { SCOPE_WORDS } from '../../contract/scope';

const { locale, timeZone, currency } = brand;
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
const money = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  currencyDisplay: 'code',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const formatNumber = (value: number) => number.format(value);
/** Whole units of the brand's currency: `UGX 149,000`. */
export const formatMoney = (value: number) => money.format(value);
/** Bytes as megabytes: `3.4 MB`. */
export const formatSize = (bytes: number) => megabytes.format(bytes / 1_000_000);
/** A calendar day, which no time zone moves. */
export const formatDate = (value: string) => day.format(new Date(`${value.slice(0, 10)}T00:00:00Z`));
/** The day of a moment in the provider's time zone, `YYYY-MM-DD`, which is how the locale of Sweden writes days. */
export const dayOf = (moment: number) => isoDay.format(moment);
/** A moment, in the provider's time zone. */
export const formatDateTime = (value: string) => moment.format(new Date(value));

const CARRIERS: readonly string[] = PAYMENT_CARRIERS;
/** Options that their names do not say well. */
const WORDS: Readonly<Record<string, string>> = {
  ...SCOPE_WORDS,
  SIGN_IN: 'Sign-in',
  SIGN_IN_FAILED: 'Failed sign-in',
  SIGN_OUT: 'Sign-out',
  UNMASK: 'Unmasked',
  PAID_NOT_ACTIVE: 'Paid, not activated',
  SMS: 'SMS',
};

/** A text as people write it, where it is a phone number. */
export const formatText = (text: string): string => (text.startsWith('+') ? formatPhone(text) : text);

/** An option of a closed list in words: `IN_PROGRESS` → "In progress"; a means of payment by its own label. */
export function wordsOf(option: string): string {
  if (CARRIERS.includes(option)) return paymentMethodOf(option);
  const known = WORDS[option];
  if (known) return known;
  if (option !== option.toUpperCase()) return option;
  const words = option.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
