import { addMinutes } from 'date-fns';
import { recognizeRevenue } from '../ledger/jobs/recognizeRevenue';
import { midnightAfter } from '../rules/days';
import type { World } from './World';

/** Recognises the revenue of the day every night, like the job. */
export function planEarning({ agenda, deps, start, end }: World): void {
  const { signal } = new AbortController();
  for (let midnight = midnightAfter(start); midnight < end; midnight = midnightAfter(midnight))
    agenda.at(addMinutes(midnight, 1), () => recognizeRevenue(deps, signal));
}
