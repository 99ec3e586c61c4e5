import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords most often met in leaks. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Different characters, of which a password that is no pattern has at least so many. */
const FEWEST = 5;
/** Shorter words occur by chance. */
const SHORTEST_WORD = 4;
/** The digits of a phone number without its country code. */
const PHONE_DIGITS = 9;

/**
 * Why a password is easy to guess, as a field's message; null where it is not. `own` are the texts that are known of its
 * owner: name, e-mail address, phone number. How long it is, the declaration of its field says.
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  if (own.some((text) => holds(password, text)))
    return 'must not contain the name, e-mail address or phone number of its owner';
  if (isCommon(password.toLowerCase())) return 'is a common password; choose one that is harder to guess';
  return isPattern(password) ? 'repeats or counts too much; use more different characters' : null;
}

/** Whether most characters are one and the same, or next to the one before them (`1234`, `dcba`), or all are the same few. */
function isPattern(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const different = [...new Set(codes)];
  const steady = codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? Number.NaN)) <= 1);
  const isMost = (one: number) => codes.filter((code) => code === one).length > codes.length / 2;
  return different.length < FEWEST || different.some(isMost) || steady.length > (codes.length - 1) / 2;
}

/** Whether it is one of the common ones, as it is, said twice, or dressed up with digits and signs that are no longer than it. */
function isCommon(password: string): boolean {
  const bare = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const said = /^(.+?)\1+$/.exec(password)?.[1] ?? password;
  return COMMON.has(password) || COMMON.has(said) || (bare.length * 2 >= password.length && COMMON.has(plain(bare)));
}

const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' };
/** `p@ssw0rd` as `password`. */
const plain = (text: string) => text.replace(/[@$0135]/g, (sign) => SIGNS[sign] ?? sign);

/** Whether it contains a word of a text about its owner, all of its letters, or its digits. */
function holds(password: string, text: string): boolean {
  const digits = text.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (digits.length === PHONE_DIGITS && password.replace(/\D/g, '').includes(digits)) return true;
  const [name = ''] = text.split('@');
  const words = [...letters(name).split(' '), letters(name).replaceAll(' ', '')];
  const squeezed = letters(password).replaceAll(' ', '');
  return words.some((word) => word.length >= SHORTEST_WORD && squeezed.includes(word));
}

/** Its words in small letters without accents, a blank between them. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');
