import { type Chance, DAY, HOUR } from './Chance';
import { install } from './errands';
import { follow } from './network';
import type { Life, World } from './World';

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

/** Gives a new customer habits and an installation visit. `days`: the range of days until the team can come. */
export async function welcome(
  world: World,
  accountId: string,
  life: Life,
  days?: readonly [number, number],
): Promise<void> {
  world.lives.set(accountId, life);
  await follow(world, accountId);
  await install(world, accountId, days);
}
