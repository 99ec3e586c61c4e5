/** How a browser may reach a passkey. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** The signatures of passkeys that are taken: EdDSA, ES256 and RS256, as COSE numbers them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** How many passkeys one person may have. */
export const MOST_PASSKEYS = 10;

/** What is wrong with bytes that are sent as text; null where nothing is. */
export const base64UrlFault = (text: string): string | null =>
  /^[\w-]+$/.test(text) ? null : 'must be base64url without padding';
