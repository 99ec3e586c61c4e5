import { type Sealed, seal, unseal } from '../base/sealed';

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
