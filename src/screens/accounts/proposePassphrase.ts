/** Consonants and vowels that can't be confused with each other, spoken or written. */
const CONSONANTS = 'bdfgjkmnprstvz';
const VOWELS = 'aeiou';

/** Returns a Wi-Fi password that can be dictated over the phone, such as `kavo-zimu-4827`, with 53 bits of randomness. */
export function proposePassphrase(): string {
  const syllable = () => pick(CONSONANTS) + pick(VOWELS);
  const word = () => syllable() + syllable() + syllable();
  const digits = Array.from({ length: 4 }, () => pick('23456789')).join('');
  return `${word()}-${word()}-${digits}`;
}

/**
 * Returns one of these characters at random; to be uniform, it draws again if the byte is beyond the last multiple of their
 * number.
 */
function pick(characters: string): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % characters.length) ? (characters[drawn % characters.length] ?? '') : pick(characters);
}
