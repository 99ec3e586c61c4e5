import { DAY, HOUR, MINUTE } from './Chance';
import { beginVisit, type DemoVisit, type Errand } from './visits';
import type { World } from './World';

const NOT_POSSIBLE = [
  'Nobody was at home.',
  'The landlord did not let us in.',
  'Heavy rain, no work on the pole.',
] as const;

/** The percentage of visits with each irregular course. */
const SWITCHED = 3;
const GIVEN_UP = 4;
const LATE = 3;
/** The percentage of installations that are opened before their day is known. */
const UNDATED = 25;

/**
 * Plans a visit in so many days. A technician goes there on that day and ticks off the checklist, and `done` runs before the
 * order is closed.
 */
export async function planVisit(
  world: World,
  errand: Errand,
  days: readonly [number, number],
  done: (visit: DemoVisit) => Promise<void>,
): Promise<void> {
  const { agenda, chance } = world;
  const { now } = agenda;
  const later = (time: number) => chance.working(new Date(agenda.now.getTime() + time));
  const start = later(chance.between(...days) * DAY);
  const isFirst = errand.type === 'INSTALLATION';
  const isUndated = isFirst && chance.percent(UNDATED);
  const visit = await beginVisit(world, errand, isUndated ? null : start);
  if (isUndated) {
    const decided = now.getTime() + (start.getTime() - now.getTime()) * chance.between(0.5, 0.8);
    agenda.at(new Date(decided), () => visit.schedule(start));
  }
  const work = async () => {
    await visit.leave();
    agenda.after(chance.between(8, 40) * MINUTE, async () => {
      await visit.start();
      const length = chance.between(0.6, 2.4) * HOUR;
      visit.tick(length);
      agenda.after(length, async () => {
        await done(visit);
        await visit.finish();
      });
    });
  };
  const goAgain = async (time: number) => {
    const next = later(time);
    await visit.schedule(next);
    agenda.at(next, work);
  };
  agenda.at(start, async () => {
    if (isFirst && chance.percent(SWITCHED)) {
      await visit.switchProvider();
      await goAgain(chance.between(2, 6) * DAY);
    } else if (chance.percent(GIVEN_UP)) {
      await visit.giveUp(chance.pick(NOT_POSSIBLE));
      await goAgain(chance.between(1, 3) * DAY);
    } else if (chance.percent(LATE)) agenda.at(later(DAY), work);
    else await work();
  });
}
