import { brand } from './brand';

/** Spaces, brackets, dots, slashes, dashes of every kind, marks, and what is invisible. */
const BETWEEN_DIGITS = /[\s()./\p{Pd}\u2212\p{M}\p{Cf}]/gu;

/** Returns a text with the digits of every script as 0 to 9. Unicode lists the ten of a script in a row. */
const withPlainDigits = (text: string) =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });

/**
 * Returns a Ugandan number as `+256XXXXXXXXX` (nine national digits), or null for anything else. Accepts `07…`, `7…`, `2567…`,
 * `+2567…` and `002567…`, also after `tel:`, with digits of any script, with spaces, dots, dashes, slashes, brackets, a zero after
 * the country code, or the invisible marks that address books copy along. We do not use a library, because the public site's
 * script budget cannot carry one. The rule follows the country's numbering plan.
 */
export function normalisePhone(input: string): string | null {
  if (input.length > LONGEST) return null;
  const written = withPlainDigits(input).replace(BETWEEN_DIGITS, '');
  const digits = written.replace(/^tel:/i, '').replace(/^\+|^00/, '');
  if (!/^\d+$/.test(digits)) return null;
  const abroad = digits.startsWith(brand.callingCode) && digits.length > 9;
  const national = (abroad ? digits.slice(brand.callingCode.length) : digits).replace(/^0/, '');
  return /^[2-7]\d{8}$/.test(national) ? `+${brand.callingCode}${national}` : null;
}

/** Longer texts are no phone numbers, whatever stands between their digits. */
const LONGEST = 200;

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
