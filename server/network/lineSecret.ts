import { randomInt } from 'node:crypto';
import { type Sealed, seal, unseal } from '../base/sealed';

/** Without letters and digits that look alike, because people type secrets into modems. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 99 bits. */
const LENGTH = 20;

/** Returns a new random secret for a modem. */
export const newLineSecret = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const sealedFor = (appSecret: string, username: string): Sealed => ({
  secret: appSecret,
  purpose: 'kitara access line',
  owner: username,
});

/** Encrypts the secret of the line with this username for the database. */
export const sealLineSecret = (appSecret: string, username: string, secret: string): string =>
  seal(sealedFor(appSecret, username), secret);

/** Returns the secret of a line, or null if it was sealed with another APP_SECRET. */
export const openLineSecret = (
  appSecret: string,
  { username, sealedSecret }: { username: string; sealedSecret: string },
): string | null => unseal(sealedFor(appSecret, username), sealedSecret);
