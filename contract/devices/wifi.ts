/**
 * Returns why a Wi-Fi network cannot have this name, or null. IEEE 802.11 allows 32 bytes, which are fewer characters if they are
 * not ASCII.
 */
export function ssidFault(name: string): string | null {
  if (new TextEncoder().encode(name).length > 32) return 'takes at most 32 bytes';
  return /\p{Cc}/u.test(name) ? 'must not hold control characters' : null;
}

/** The allowed length of a WPA2 passphrase (IEEE 802.11i). */
export const PASSPHRASE_LENGTH = { minLength: 8, maxLength: 63 } as const;

/**
 * Returns why a text is not a WPA2 passphrase (IEEE 802.11i), or null. It has 8 to 63 printable ASCII characters, including
 * blanks.
 */
export function passphraseFault(text: string): string | null {
  const { minLength, maxLength } = PASSPHRASE_LENGTH;
  if (text.length < minLength) return `takes at least ${minLength} characters`;
  if (text.length > maxLength) return `takes at most ${maxLength} characters`;
  return /^[\x20-\x7e]*$/.test(text) ? null : 'must be printable ASCII characters';
}
