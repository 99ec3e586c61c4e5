/** Seconds between reports where an ONU does not tell: what GenieACS's own inform provision sets. */
const USUAL_INFORM_INTERVAL = 300;

/** An ONU is online until it has missed two reports in a row. `intervalSeconds` is its PeriodicInformInterval. */
export function isOnuOnline(lastInform: Date | null, intervalSeconds: number | null, now: Date): boolean {
  if (!lastInform) return false;
  const interval = intervalSeconds && intervalSeconds > 0 ? intervalSeconds : USUAL_INFORM_INTERVAL;
  return now.getTime() - lastInform.getTime() <= 2 * interval * 1_000;
}
