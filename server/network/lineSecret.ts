import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A cipher that pgcrypto knows, because the view `radius.radcheck_v` opens the secrets for FreeRADIUS. */
const CIPHER = 'aes-256-cbc';
/** In bytes: a block, and the random start. */
const BLOCK = 16;
const SEALED = /^(?:[0-9a-f]{32}){2,}$/;

/** Returns the key of all lines' secrets. The connection of FreeRADIUS brings it; the database stores it nowhere. */
export const lineSecretKey = (appSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'kitara access line', 32));

/**
 * Encrypts the secret of the line with this username for the database. The username is encrypted with it, so that a secret copied
 * to another line does not open. Neither may contain spaces: they fill up the last block.
 */
export function sealLineSecret(appSecret: string, username: string, secret: string): string {
  const text = `${username} ${secret}`;
  const iv = randomBytes(BLOCK);
  const cipher = createCipheriv(CIPHER, lineSecretKey(appSecret), iv).setAutoPadding(false);
  const filled = text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK);
  return Buffer.concat([iv, cipher.update(filled, 'latin1'), cipher.final()]).toString('hex');
}

/** Returns the secret of a line, or null if it was sealed for another username or with another APP_SECRET. */
export function openLineSecret(
  appSecret: string,
  { username, sealedSecret }: { username: string; sealedSecret: string },
): string | null {
  if (!SEALED.test(sealedSecret)) return null;
  const bytes = Buffer.from(sealedSecret, 'hex');
  const decipher = createDecipheriv(CIPHER, lineSecretKey(appSecret), bytes.subarray(0, BLOCK)).setAutoPadding(false);
  const text = Buffer.concat([decipher.update(bytes.subarray(BLOCK)), decipher.final()]).toString('latin1');
  return text.startsWith(`${username} `) ? text.slice(username.length + 1).trimEnd() : null;
}
