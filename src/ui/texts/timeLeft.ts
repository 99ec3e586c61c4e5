const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** A deadline is soon if it is at most this many minutes away. */
const SOON = 60;

/** Returns how far away a deadline is, in the largest whole unit; from the deadline on it is late. */
export function timeLeft(moment: string, now: Date) {
  const left = Date.parse(moment) - now.getTime();
  const minutes = Math.floor(Math.abs(left) / MINUTE);
  const late = left <= 0;
  const [count, unit] =
    minutes >= DAY
      ? ([Math.floor(minutes / DAY), 'day'] as const)
      : minutes >= HOUR
        ? ([Math.floor(minutes / HOUR), 'hour'] as const)
        : ([minutes, 'minute'] as const);
  return { late, soon: !late && minutes <= SOON, count, unit };
}
