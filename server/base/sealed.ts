import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** In bytes. */
const [IV, TAG] = [12, 16];

/** The purpose and the owner of a sealed text. It opens for no other. */
export interface Sealed {
  /** The server's secret, from which a key is derived for each purpose. */
  secret: string;
  purpose: string;
  owner: string;
}

const keyOf = ({ secret, purpose }: Sealed) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text that the server must be able to read again, for storage in the database. */
export function seal(sealed: Sealed, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, keyOf(sealed), iv).setAAD(Buffer.from(sealed.owner));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Returns the sealed text, or null if it has another purpose, owner or secret, or was tampered with. */
export function unseal(sealed: Sealed, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(sealed), bytes.subarray(0, IV), { authTagLength: TAG })
      .setAAD(Buffer.from(sealed.owner))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
