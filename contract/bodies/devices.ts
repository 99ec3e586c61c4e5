import { z } from 'zod';
import { passphraseFault, ssidFault } from '../wifi';
import { blankAsNull, text } from './fields';

/** As far as contract/wifi.ts finds no fault. */
const faultless = (type: z.ZodString, faultOf: (value: string) => string | null) =>
  type.superRefine((value, context) => {
    const message = faultOf(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const devicesBodies = {
  /** `rebootData`. */
  rebootOnu: z.strictObject({ reason: blankAsNull(text(200)) }),
  /** `updatedCredentials`: at least one of the two. */
  changeOnuWifi: z.strictObject({
    ssid: blankAsNull(faultless(text(32), ssidFault)),
    password: blankAsNull(faultless(z.string(), passphraseFault)),
  }),
} as const;
