import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inHashingQueue } from './hashingQueue';

/** Argon2id with OWASP's minimum parameters (19 MiB, two passes). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => inHashingQueue(() => hash(password, PARAMETERS));

/** Returns whether the password matches the hash. Without a hash it takes as long, so that unknown names cannot be recognised. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  nobody ??= hash(randomBytes(16).toString('hex'), PARAMETERS);
  const compared = hashed ?? (await nobody);
  const matches = await inHashingQueue(() => verify(compared, password));
  return hashed !== null && matches;
}
let nobody: Promise<string> | undefined;

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash that is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns the hash that is stored of a text so short that a plain hash could be guessed. `secret` is the server's. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
