import type { z } from 'zod';
import { wholeNumber } from './wholeNumber';

/** The settings of cut-offs. `.env.example` and docs/radius.md explain each of them. */
export const holdSchema = {
  RADIUS_CUT_OFF_PERCENT: wholeNumber(1, 100).default(20),
  RADIUS_PROMISE_DAYS: wholeNumber(1, 60).default(7),
};

export interface HoldSettings {
  /** The share of all lines, in per cent, that may be cut off within a day before a person must confirm it. */
  mostPercent: number;
  /** For how many days staff may promise to keep a line on. */
  promiseDays: number;
}

export const holdSettingsOf = (e: z.output<z.ZodObject<typeof holdSchema>>): HoldSettings => ({
  mostPercent: e.RADIUS_CUT_OFF_PERCENT,
  promiseDays: e.RADIUS_PROMISE_DAYS,
});
