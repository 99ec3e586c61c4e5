import { type Chance, DAY, HOUR } from './Chance';
import type { Life } from './World';

/** Returns the habits of a customer of a package with so many days. */
export function habits(chance: Chance, durationDays: number): Life {
  const punctuality = chance.weighted<Life['punctuality']>([
    [[-4 * DAY, -2 * HOUR], 30],
    [[-20 * HOUR, 8 * HOUR], 45],
    [[HOUR, 4 * DAY], 18],
    [[3 * DAY, 14 * DAY], 7],
  ]);
  const carrier = chance.weighted<Life['carrier']>([
    ['MTN_UGANDA', 52],
    ['AIRTEL_UGANDA', 28],
    ['PESAPAL', 10],
    ['CASH', 10],
  ]);
  // Weekly payers churn at the same rate per month as the others.
  return { punctuality, churn: durationDays < 14 ? 0.8 : 1.7, carrier, isPlanned: false };
}
