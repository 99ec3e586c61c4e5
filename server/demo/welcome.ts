import { install } from './errands';
import { follow } from './network';
import type { Life, World } from './World';

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
