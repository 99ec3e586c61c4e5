import { users } from '../../resources/access/users';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import type { Identity } from '../../server/base/identity';
import { close, compare, nextToClose, type Process, prepare } from '../../server/closing/closing';
import type { DayClose } from '../../server/closing/DayClose';
import { explain } from '../../server/closing/differences';
import { dayAfter, getDayStart } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';

/** The user who prepares and the user who closes. */
export type People = readonly [Identity, Identity];

/** Returns two users of a store. */
export async function twoPeople(store: Store): Promise<People> {
  const [one, other] = await store.find(users, { limit: 2 });
  return [{ userId: one?.id } as Identity, { userId: other?.id } as Identity];
}

/** Closes a day at the current time, whatever its differences. */
export async function closeDay(process: Process, day: string, [one, other]: People): Promise<DayClose> {
  const { id } = await compare(process, day, null);
  const open = [
    { path: 'closeId', in: [id] },
    { path: 'status', in: ['OPEN'] },
  ] as const;
  for (const difference of await process.store.find(closeDifferences, { where: open }))
    await explain(process, difference.id, 'Looked at.', one);
  await prepare(process, day, one);
  return close(process, day, other);
}

/** Closes the demo data's open days before `before`, each on its next morning, so that `before` is the next day to close. */
export async function closeUntil(store: Store, before: string): Promise<void> {
  const people = await twoPeople(store);
  for (let day = await nextToClose(store); day && day < before; day = dayAfter(day, 1)) {
    const morning = new Date(Date.parse(getDayStart(dayAfter(day, 1))) + 9 * 3_600_000);
    await closeDay({ store, now: () => morning }, day, people);
  }
}
