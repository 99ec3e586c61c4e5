/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';
/** The time in milliseconds for which a failed write predicts that the next one will fail, too. */
const MINUTE = 60_000;

/** Remembers when a write last found no space. */
interface SpaceWatch {
  /** Records the failure if its cause is a full disk. */
  note(error: unknown): void;
  /** Returns whether a write found no space within the last minute. */
  isFull(): boolean;
}

/** `elapsed`: milliseconds by a clock that cannot be set. */
export function createSpaceWatch(elapsed: () => number = () => performance.now()): SpaceWatch {
  let at: number | null = null;
  return {
    note(error) {
      if ((error as { code?: string } | null)?.code === DISK_FULL) at = elapsed();
    },
    isFull: () => at !== null && elapsed() - at < MINUTE,
  };
}
