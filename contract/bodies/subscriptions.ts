import { z } from 'zod';
import { id, text } from './fields';

const wholeNumber = (min: number, max: number) => z.int('must be a whole number').min(min).max(max);

export const subscriptionsBodies = {
  createSubscriptionTransfer: z.strictObject({ subscriptionId: id, toAccountId: id, reason: text(300) }),
  createExtension: z.strictObject({ subscriptionId: id, days: wholeNumber(1, 366), reason: text(300) }),
  /** What is left out stays as it is. */
  updateExtensionSettings: z.strictObject({
    maxDays: wholeNumber(1, 366).optional(),
    maxExtensions: wholeNumber(1, 100).optional(),
    graceDays: wholeNumber(0, 366).optional(),
    allowed: z.boolean().optional(),
  }),
} as const;
