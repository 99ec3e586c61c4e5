import { generateSecret, generateURI, verifySync } from 'otplib';
import { bareCode } from '../../contract/access/secondFactor';
import { brand } from '../../contract/brand';

/** Seconds that a code is shown. */
const PERIOD = 30;

/** A new secret for an authenticator app, in base32. */
export const newSecret = (): string => generateSecret();

/** The `otpauth:` address by which an app takes the secret; `name` tells people whose it is. */
export const addressOfSecret = (secret: string, name: string): string =>
  generateURI({ issuer: brand.name, label: name, secret });

/** Returns the last time step whose code is accepted now: the one after the current step. */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD) + 1;

/** The time step of which a code is, one before or after the present one included; null where it is of none. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1_000);
  const found = verifySync({ secret, token: bareCode(typed), epoch, epochTolerance: PERIOD });
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : null;
}
