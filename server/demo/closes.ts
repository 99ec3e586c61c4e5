import type { DifferenceKind } from '../../contract/closing/close';
import { type Process as Closing, close, compare, prepare } from '../closing/closing';
import { differencesOf } from '../closing/DayClose';
import { explain } from '../closing/differences';
import type { Store } from '../store/Store';
import { unlessRefused } from './Agenda';
import { demoDays, morningAfter } from './demoDays';
import { staffOf } from './staff';

/** Finance's explanations of remaining differences. */
const NOTES: Partial<Record<DifferenceKind, string>> = {
  UNKNOWN_CODE: 'The carrier is asked who paid; nobody has claimed it yet.',
  NO_STATEMENT: 'Compared with the provider’s dashboard; there is no file of this day.',
};

/**
 * Closes a month, day by day, and compares the last two days, as finance and the owner do. The comparison is done by the
 * database, so the simulation's in-memory books do not support it; `store` contains the data that was simulated up to `now`.
 */
export async function closeDemoDays(store: Store, now: Date): Promise<void> {
  const staff = await staffOf(store);
  const [preparers, owner] = [staff('Finance'), staff('Administrator')[0]];
  const clock = { now };
  const deps: Closing = { store, now: () => clock.now };
  const { closed, open } = demoDays(now);
  for (const [at, day] of closed.entries()) {
    const finance = preparers[at % preparers.length];
    if (!finance || !owner) return;
    clock.now = morningAfter(day, 8.5);
    // Most days have no differences, and preparing compares them.
    if (!(await unlessRefused(prepare(deps, day, finance)))) {
      const { id } = await compare(deps, day, null);
      for (const difference of await differencesOf(store, id))
        await explain(deps, difference.id, NOTES[difference.kind] ?? 'Settled with the provider by phone.', finance);
      await prepare(deps, day, finance);
    }
    clock.now = morningAfter(day, 9);
    await close(deps, day, owner);
  }
  for (const day of open) {
    clock.now = morningAfter(day, 8);
    await compare(deps, day, preparers[0] ?? null);
  }
}
