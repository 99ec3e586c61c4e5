/** So many failures, where nothing else is said, within the window close a username until the oldest of them is out of it. */
export const MAX_FAILURES = 5;
/** Milliseconds. */
export const FAILURE_WINDOW = 15 * 60_000;

/** When a username may be tried again; null when now. `failures` are the moments of its failed sign-ins, `most` of which close it. */
export function blockedUntil(failures: readonly Date[], now: Date, most = MAX_FAILURES): Date | null {
  const recent = failures.filter((moment) => now.getTime() - moment.getTime() < FAILURE_WINDOW);
  if (recent.length < most) return null;
  const latest = recent.sort((a, b) => b.getTime() - a.getTime()).slice(0, most);
  const oldest = latest.at(-1) ?? now;
  return new Date(oldest.getTime() + FAILURE_WINDOW);
}
