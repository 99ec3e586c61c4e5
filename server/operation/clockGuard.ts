import { clockMarks } from '../../resources/catalogue/systemTables';
import type { Deps } from '../deps';
import { clockProblem } from '../rules/clock';
import { createRecord } from '../store/createRecord';
import { type Store, type StoreState, UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

const KEY = 'last-seen';
/** The interval in milliseconds at which the current moment is recorded. */
const EVERY = 60_000;
/** The time in milliseconds during which a trusted clock that keeps pace is not checked again. */
const FRESH = 1_000;

/** Checks this machine's clock, because jobs end subscriptions and send messages by it. */
export interface ClockGuard {
  /** Returns why the clock is not trusted, in words, or null. */
  problem(state: StoreState): Promise<string | null>;
  /** Returns the clock for a job's turn, which keeps pace with real time, or null if no job may run. */
  turn(): Promise<(() => Date) | null>;
}

/** `elapsed`: milliseconds by a clock that cannot be set. */
export function createClockGuard(
  { store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>,
  elapsed: () => number = () => performance.now(),
): ClockGuard {
  /** The clock as this process last trusted it, continued with real time, and the moment of that by `elapsed`. */
  let believed: { clock: () => Date; at: number } | null = null;
  let paused: string | null = null;

  const isFresh = ({ clock, at }: NonNullable<typeof believed>): boolean =>
    elapsed() - at < FRESH && Math.abs(now().getTime() - clock().getTime()) < FRESH;
  const look = async (state: StoreState) => {
    const [moment, at, expected] = [now(), elapsed(), believed?.clock() ?? null];
    const mark = await findMark(store);
    const seen = mark && new Date(mark.seenAt);
    const problem = clockProblem({ now: moment, store: state.now, seen, expected });
    return { moment, at, seen, problem };
  };
  const report = (problem: string | null) => {
    if (problem && !paused) log.warn({ problem }, 'jobs are paused: the clock is not believed');
    if (!problem && paused) log.info('jobs go on: the clock is believed again');
    paused = problem;
  };

  return {
    problem: async (state) => (await look(state)).problem,
    async turn() {
      if (believed && isFresh(believed)) return believed.clock;
      const { moment, at, seen, problem } = await look(await store.state());
      report(problem);
      if (problem) return null;
      const clock = () => new Date(moment.getTime() + elapsed() - at);
      believed = { clock, at };
      if (!seen || moment.getTime() - seen.getTime() >= EVERY) await markSeen(store, moment);
      return clock;
    },
  };
}

const findMark = async (store: Store) =>
  (await store.find(clockMarks, { where: [{ path: 'key', in: [KEY] }], limit: 1 }))[0] ?? null;

/** Records that it is now `moment`, which every process then trusts. */
export async function markSeen(store: Store, moment: Date): Promise<void> {
  const seenAt = moment.toISOString();
  const mark = await findMark(store);
  if (mark) {
    await updateRecord(store, clockMarks, mark.id, { seenAt }, moment);
    return;
  }
  try {
    await createRecord(store, clockMarks, { key: KEY, seenAt }, moment);
  } catch (error) {
    // Another process has just done so.
    if (!(error instanceof UniqueViolation)) throw error;
  }
}
