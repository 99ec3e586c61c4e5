/** The minimum length of a code that identifies a payment on its own: shorter slip numbers occur repeatedly. */
const LEAST = 8;
const MOST = 40;

/**
 * Returns the letters and digits of a code in capitals, or null if they are too few or too many to identify a payment. Drops the
 * leading zeros of a number, because spreadsheets drop them, too.
 */
export function slipCodeOf(code: string | null | undefined): string | null {
  const plain = withoutZeros((code ?? '').toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return plain.length >= LEAST && plain.length <= MOST ? plain : null;
}

const withoutZeros = (plain: string): string => (/^\d+$/.test(plain) ? plain.replace(/^0+/, '') : plain);

/** The label and code in a carrier's SMS: "TID 123…", "Transaction ID: 123…", "Financial Transaction Id: 123…", "ID: 123…". */
const LABELLED = /(?:\bTID|\bID)\W{0,3}0{0,3}(\d{9,12})(?!\d)/i;
const CARRIER = /^(?:MTN|AIRTEL|MOMO)(?=\d+$)/;
const DIGITS = /^\d{9,12}$/;
const MIXED = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{8,20}$/;

/**
 * Returns the confirmation code in what a payer types or pastes: 9 to 12 digits of a carrier's SMS, or 8 to 20 letters and
 * digits. Returns null if there is none, or if the message says that the payment failed.
 */
export function typedCode(typed: string): string | null {
  if (/\bFAILED\b/i.test(typed)) return null;
  const labelled = LABELLED.exec(typed)?.[1];
  if (labelled) return slipCodeOf(labelled);
  const bare = typed.replace(/^\s*(?:[A-Z]+[.\s]+)?(?:T?ID)[\s.:#]*/i, '');
  const plain = withoutZeros((slipCodeOf(bare) ?? '').replace(CARRIER, ''));
  return DIGITS.test(plain) || MIXED.test(plain) ? plain : null;
}

/**
 * Returns the mobile-money code on a slip without the words around it, or null if there is none. Not for bank slips, whose
 * numbers may start with letters.
 */
export function mobileCodeOf(slipNumber: string | null | undefined): string | null {
  const typed = slipNumber ?? '';
  const labelled = LABELLED.exec(typed)?.[1];
  if (labelled) return slipCodeOf(labelled);
  const words = typed.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const hasDigit = (word: string) => /\d/.test(word);
  const code = words.slice(words.findIndex(hasDigit), words.findLastIndex(hasDigit) + 1);
  const digits = withoutZeros(code.join('').replace(/^[A-Z]+/, ''));
  if (DIGITS.test(digits)) return digits;
  return (code.length === 1 ? typedCode(code.join('')) : null) ?? slipCodeOf(typed);
}

/** Returns what is wrong with a typed code, or null if it is valid. */
export const slipCodeFault = (typed: string): string | null =>
  typedCode(typed) ? null : 'Enter the code from the payment SMS, e.g. 43012345678';
