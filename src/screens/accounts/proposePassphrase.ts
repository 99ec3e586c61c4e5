/** Consonants and vowels that nobody mistakes for another, read out or written. */
const CONSONANTS = 'bdfgjkmnprstvz';
const VOWELS = 'aeiou';

/** A Wi-Fi password that can be told over the phone, such as `kavo-zimu-4827`: 53 bits by chance. */
export function proposePassphrase(): string {
  const syllable = () => pick(CONSONANTS) + pick(VOWELS);
  const word = () => syllable() + syllable() + syllable();
  const digits = Array.from({ length: 4 }, () => pick('23456789')).join('');
  return `${word()}-${word()}-${digits}`;
}

/** One of these characters; evenly, since what does not divide by their number is drawn again. */
function pick(characters: string): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % characters.length) ? (characters[drawn % characters.length] ?? '') : pick(characters);
}
