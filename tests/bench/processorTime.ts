import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/**
 * Returns the seconds of processor time that the PostgreSQL of a throw-away cluster has used, with those of its processes that have
 * ended. They show the cost of work on a machine that others use, too. Linux only.
 */
export function postgresSeconds(folder: string): number {
  const [main] = readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .reduce((total, id) => total + secondsOf(id, main ?? ''), 0);
}

function secondsOf(id: string, main: string): number {
  const [parent, user, system, endedUser, endedSystem] = timesOf(id);
  if (id === main) return ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) / TICKS;
  return parent === Number(main) ? ((user ?? 0) + (system ?? 0)) / TICKS : 0;
}

/** Returns a process's parent and times from `/proc/<id>/stat` (fields 4 and 14 to 17), or nothing if it has just ended. */
function timesOf(id: string): number[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program before the last bracket may contain blanks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  } catch {
    return [];
  }
}
