import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';

/**
 * The fixed secret that the specification requires. Anyone who reads the bundle can read it, so it only hides values from a
 * casual look; the server checks every call itself.
 */
const SECRET = 'kitara-back-office';

export function encrypt(value: unknown): string {
  return AES.encrypt(JSON.stringify(value), SECRET).toString();
}

/** Returns the decrypted value; undefined if the text was not encrypted by this module. */
export function decrypt(text: string): unknown {
  // Deriving the key is the slowest part, so it is skipped if no one is signed in.
  if (!text) return undefined;
  try {
    return JSON.parse(AES.decrypt(text, SECRET).toString(utf8));
  } catch {
    return undefined;
  }
}
