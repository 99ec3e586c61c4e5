/** Why a Wi-Fi cannot be called so, or null: IEEE 802.11 takes 32 bytes, which are fewer characters where they are not ASCII. */
export function ssidFault(name: string): string | null {
  if (new TextEncoder().encode(name).length > 32) return 'takes at most 32 bytes';
  return /\p{Cc}/u.test(name) ? 'must not hold control characters' : null;
}

/** Why a text is no WPA2 passphrase (IEEE 802.11i), or null: 8 to 63 printable ASCII characters, blanks included. */
export function passphraseFault(text: string): string | null {
  if (text.length < 8) return 'takes at least 8 characters';
  if (text.length > 63) return 'takes at most 63 characters';
  return /^[\x20-\x7e]*$/.test(text) ? null : 'must be printable ASCII characters';
}
