/** The ways in which a browser can reach a passkey. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** The passkey signature algorithms that we accept: EdDSA, ES256 and RS256, by their COSE numbers. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** The maximum number of passkeys per person. */
export const MOST_PASSKEYS = 10;

/** Returns what is wrong with base64url text, or null if it is valid. */
export const base64UrlFault = (text: string): string | null =>
  /^[\w-]+$/.test(text) ? null : 'must be base64url without padding';
