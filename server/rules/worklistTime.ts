import type { At } from '../../resources/worklists/Worklist';
import { dayAfter, dayAt } from './days';

/** Returns the time for which worklists are computed at a moment. */
export function worklistTime(now: Date): At {
  const today = dayAt(now);
  return { now, today, tomorrow: dayAfter(today, 1) };
}
