import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Bytes. */
const [IV, TAG] = [12, 16];

/** What a sealed text is for, and whose it is: it opens for nothing and nobody else. */
export interface Sealed {
  /** The server's secret, from which a key is derived for each purpose. */
  secret: string;
  purpose: string;
  owner: string;
}

const keyOf = ({ secret, purpose }: Sealed) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** A text that the server must read again, encrypted for the database. */
export function seal(sealed: Sealed, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, keyOf(sealed), iv).setAAD(Buffer.from(sealed.owner));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** The text that was sealed; null where it was for another purpose, owner or secret, or was tampered with. */
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
