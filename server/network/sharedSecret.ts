import { type Sealed, seal, unseal } from '../base/sealed';

const sealedFor = (appSecret: string, name: string): Sealed => ({
  secret: appSecret,
  purpose: 'kitara network access server',
  owner: name,
});

/** Encrypts the shared secret of the NAS with this name for the database. */
export const sealSharedSecret = (appSecret: string, name: string, secret: string): string =>
  seal(sealedFor(appSecret, name), secret);

/** Returns the shared secret of a NAS, or null if it was sealed with another APP_SECRET. */
export const openSharedSecret = (
  appSecret: string,
  { name, sealedSecret }: { name: string; sealedSecret: string },
): string | null => unseal(sealedFor(appSecret, name), sealedSecret);
