/** The interval in seconds between reports if an ONU does not tell: the value of GenieACS's own inform provision. */
const USUAL_INFORM_INTERVAL = 300;

/**
 * Returns whether an ONU is online, which it is until it has missed two reports in a row. `intervalSeconds` is its
 * PeriodicInformInterval.
 */
export function isOnuOnline(lastInform: Date | null, intervalSeconds: number | null, now: Date): boolean {
  if (!lastInform) return false;
  const interval = intervalSeconds && intervalSeconds > 0 ? intervalSeconds : USUAL_INFORM_INTERVAL;
  return now.getTime() - lastInform.getTime() <= 2 * interval * 1_000;
}
