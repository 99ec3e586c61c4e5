import { generateSecret, generateURI, verifySync } from 'otplib';
import { bareCode } from '../../contract/access/secondFactor';
import { brand } from '../../contract/brand';

/** The number of seconds for which a code is shown. */
const PERIOD = 30;

/** Returns a new secret for an authenticator app, in base32. */
export const newSecret = (): string => generateSecret();

/** Returns the `otpauth:` address that passes the secret to an app. `name` tells people whose account it is. */
export const addressOfSecret = (secret: string, name: string): string =>
  generateURI({ issuer: brand.name, label: name, secret });

/** Returns the last time step whose code is accepted now: the one after the current step. */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD) + 1;

/** Returns the time step of a code, if it is the current, the previous or the next one, or null. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1_000);
  const found = verifySync({ secret, token: bareCode(typed), epoch, epochTolerance: PERIOD });
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : null;
}
