import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords found most often in leaks. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The minimum number of different characters; a password with fewer is a pattern. */
const FEWEST = 5;
/** The minimum length of a word; shorter ones occur by chance. */
const SHORTEST_WORD = 4;
/** The number of digits of a phone number without its country code. */
const PHONE_DIGITS = 9;

/**
 * Returns why a password is easy to guess, as a field's message, or null. `own` are the known texts about its owner: name, e-mail
 * address, phone number. The field's declaration checks the length.
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  if (own.some((text) => holds(password, text)))
    return 'must not contain the name, e-mail address or phone number of its owner';
  if (isCommon(password.toLowerCase())) return 'is a common password; choose one that is harder to guess';
  return isPattern(password) ? 'repeats or counts too much; use more different characters' : null;
}

/** Returns whether most characters are the same, or next to the previous one (`1234`, `dcba`), or all are the same few. */
function isPattern(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const different = [...new Set(codes)];
  const steady = codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? Number.NaN)) <= 1);
  const isMost = (one: number) => codes.filter((code) => code === one).length > codes.length / 2;
  return different.length < FEWEST || different.some(isMost) || steady.length > (codes.length - 1) / 2;
}

/** Returns whether it is a common password: unchanged, doubled, or extended by digits and signs that are no longer than it. */
function isCommon(password: string): boolean {
  const bare = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const said = /^(.+?)\1+$/.exec(password)?.[1] ?? password;
  return COMMON.has(password) || COMMON.has(said) || (bare.length * 2 >= password.length && COMMON.has(plain(bare)));
}

const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' };
/** Converts `p@ssw0rd` to `password`. */
const plain = (text: string) => text.replace(/[@$0135]/g, (sign) => SIGNS[sign] ?? sign);

/** Returns whether it contains a word of a text about its owner, all of its letters, or its digits. */
function holds(password: string, text: string): boolean {
  const digits = text.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (digits.length === PHONE_DIGITS && password.replace(/\D/g, '').includes(digits)) return true;
  const [name = ''] = text.split('@');
  const words = [...letters(name).split(' '), letters(name).replaceAll(' ', '')];
  const squeezed = letters(password).replaceAll(' ', '');
  return words.some((word) => word.length >= SHORTEST_WORD && squeezed.includes(word));
}

/** Returns its words in lower case without accents, separated by blanks. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');
