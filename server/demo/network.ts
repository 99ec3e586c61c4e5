import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { remindOf } from '../subscriptions/jobs/remind';
import { lockSubscriptions } from '../subscriptions/line';
import { claimTask, runTask, runTaskFor } from '../subscriptions/runTask';
import { unlessRefused } from './Agenda';
import type { World } from './World';

const SECOND = 1_000;

/**
 * Does for an account what the jobs do: due network tasks, reminders, and expiry; and lets its customer react. Called after every
 * change of the account's line.
 */
export async function follow(world: World, accountId: string): Promise<void> {
  const { books, agenda } = world;
  const tasks = await books.find(subscriptionUpdateTasks, {
    where: [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['PENDING'] },
    ],
  });
  for (const { id, nextAttemptAt } of tasks)
    if (nextAttemptAt) agenda.at(secondsAfter(nextAttemptAt, 2), () => tryTask(world, id, nextAttemptAt));
  const running = await books.find(subscriptions, {
    where: [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['ACTIVE'] },
    ],
  });
  for (const { id, endDate, remindAt } of running) {
    if (endDate) agenda.at(secondsAfter(endDate, 5), () => end(world, id, endDate));
    if (remindAt) agenda.at(secondsAfter(remindAt, 9), () => remind(world, id, remindAt));
  }
  await world.onLineChanged(accountId);
}

const secondsAfter = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * SECOND);

/** Tries a task, unless it has had another attempt since. */
async function tryTask(world: World, id: string, due: string): Promise<void> {
  const { books, deps } = world;
  const task = await books.get(subscriptionUpdateTasks, id);
  if (task?.status !== 'PENDING' || task.nextAttemptAt !== due) return;
  const claimed = await claimTask(deps, task, false);
  if (claimed) await runTask(deps, claimed);
  await follow(world, task.accountId);
}

async function end(world: World, id: string, endDate: string): Promise<void> {
  const { books, deps } = world;
  const subscription = await books.get(subscriptions, id);
  if (subscription?.status !== 'ACTIVE' || subscription.endDate !== endDate) return;
  await lockSubscriptions(books, subscription.accountId, deps.now());
  await follow(world, subscription.accountId);
}

async function remind({ books, deps }: World, id: string, due: string): Promise<void> {
  const subscription = await books.get(subscriptions, id);
  if (subscription?.remindAt === due) await remindOf(books, id, deps.now());
}

/** Repeats failed network tasks by hand, most of them on the next day. */
export async function retryFailed(world: World): Promise<void> {
  const { books, deps, chance, staff } = world;
  const [engineer] = staff('Network engineer');
  for (const task of await books.find(subscriptionUpdateTasks, { where: [{ path: 'status', in: ['FAILED'] }] })) {
    if (!engineer || chance.percent(40)) continue;
    const claimed = await unlessRefused(claimTask(deps, task, true));
    if (claimed) await unlessRefused(runTaskFor(deps, claimed, engineer));
    await follow(world, task.accountId);
  }
}
