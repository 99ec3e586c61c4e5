import { brand } from './brand';

/** Spaces, brackets, dots, slashes, dashes of every length, and invisible marks of direction and width. */
const BETWEEN_DIGITS = /[\s()./\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

/**
 * Returns a Ugandan number as `+256XXXXXXXXX` (nine national digits), or null for anything else. Accepts `07…`, `7…`, `2567…`,
 * `+2567…` and `002567…`, with spaces, dots, dashes, slashes, brackets, a zero after the country code, or the invisible marks
 * that address books copy along. We do not use a library, because the public site's script budget cannot carry one. The rule
 * follows the country's numbering plan.
 */
export function normalisePhone(input: string): string | null {
  const digits = input.replace(BETWEEN_DIGITS, '').replace(/^\+|^00/, '');
  if (!/^\d+$/.test(digits)) return null;
  const abroad = digits.startsWith(brand.callingCode) && digits.length > 9;
  const national = (abroad ? digits.slice(brand.callingCode.length) : digits).replace(/^0/, '');
  return /^[2-7]\d{8}$/.test(national) ? `+${brand.callingCode}${national}` : null;
}

const CARRIER_PREFIXES: Record<string, readonly string[]> = {
  MTN_UGANDA: ['76', '77', '78', '79', '31', '39'],
  AIRTEL_UGANDA: ['70', '74', '75', '20'],
};

/** Returns the carrier of the number's prefix. Only a default, since customers can take a number to another carrier. */
export function prefixCarrier(phone: string): 'MTN_UGANDA' | 'AIRTEL_UGANDA' | null {
  const normal = normalisePhone(phone);
  const prefix = normal?.slice(1 + brand.callingCode.length, 3 + brand.callingCode.length) ?? '';
  if (CARRIER_PREFIXES.MTN_UGANDA?.includes(prefix)) return 'MTN_UGANDA';
  return CARRIER_PREFIXES.AIRTEL_UGANDA?.includes(prefix) ? 'AIRTEL_UGANDA' : null;
}

/** Returns the number in readable form: `0771 234 567`. */
export function formatPhone(phone: string): string {
  const normal = normalisePhone(phone);
  if (!normal) return phone;
  const national = normal.slice(1 + brand.callingCode.length);
  return `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
}

/** Returns whether the input passes the specification's loose check: an e-mail address or a 10-digit number. */
export function looksLikeUsername(input: string): boolean {
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(input) || /^\d{10}$/.test(input);
}
