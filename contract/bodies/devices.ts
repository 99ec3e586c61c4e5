import { z } from 'zod';
import { blankAsNull, text } from './fields';

/** What IEEE 802.11 allows, less what cannot be typed: up to 32 bytes, which are fewer characters where they are not ASCII. */
const ssid = text(32)
  .refine((name) => new TextEncoder().encode(name).length <= 32, 'takes at most 32 bytes')
  .refine((name) => !/\p{Cc}/u.test(name), 'must not hold control characters');

/** A WPA2 passphrase (IEEE 802.11i): 8 to 63 printable ASCII characters, blanks included. */
const passphrase = z
  .string()
  .min(8, 'takes at least 8 characters')
  .max(63, 'takes at most 63 characters')
  .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII characters');

export const devicesBodies = {
  /** `rebootData`. */
  rebootOnu: z.strictObject({ reason: blankAsNull(text(200)) }),
  /** `updatedCredentials`: at least one of the two. */
  changeOnuWifi: z.strictObject({ ssid: blankAsNull(ssid), password: blankAsNull(passphrase) }),
} as const;
