import { install } from './errands';
import { follow } from './network';
import type { Life, World } from './World';

/** Somebody has become a customer: they get their habits and a visit. `days`: how soon the team can come. */
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
