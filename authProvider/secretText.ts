import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';

/**
 * The fixed secret that the specification asks for. Anybody who reads the bundle can read it, so it only keeps values from a
 * casual look; the server checks every call by itself.
 */
const SECRET = 'kitara-back-office';

export function encrypt(value: unknown): string {
  return AES.encrypt(JSON.stringify(value), SECRET).toString();
}

/** The value that was encrypted; undefined for anything else. */
export function decrypt(text: string): unknown {
  // Deriving the key takes longer than all else; where nobody is signed in there is nothing to derive it for.
  if (!text) return undefined;
  try {
    return JSON.parse(AES.decrypt(text, SECRET).toString(utf8));
  } catch {
    return undefined;
  }
}
