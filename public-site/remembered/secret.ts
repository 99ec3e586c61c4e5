import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import { keepText, type Span, storedText } from './remember';

/**
 * The fixed secret that the specification requires (section 9). Anyone who reads the bundle can read it, so it only hides names,
 * numbers and tokens from a casual look at a shared phone.
 */
const SECRET = 'kitara-public-site';

/** Returns personal data or a secret remembered under this name, or null. */
export function recallSecret<T>(name: string, span: Span = 'device'): T | null {
  const text = storedText(name, span);
  if (text === null) return null;
  const value = decrypted(text);
  if (value !== undefined) return value as T;
  // Older versions stored it as plain JSON.
  const plain = parsed(text);
  if (plain === undefined) return null;
  rememberSecret(name, plain, span);
  return plain as T;
}

/** Remembers a JSON value encrypted; returns whether that succeeded. */
export const rememberSecret = (name: string, value: unknown, span: Span = 'device'): boolean =>
  keepText(name, AES.encrypt(JSON.stringify(value), SECRET).toString(), span);

/** A form's draft on this device, stored encrypted. */
export const secretDraft = <V>(name: string) => ({
  recall: () => recallSecret<V>(name),
  remember: (values: V) => void rememberSecret(name, values),
});

function decrypted(text: string): unknown {
  try {
    return JSON.parse(AES.decrypt(text, SECRET).toString(utf8));
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
