/** PostgreSQL's code for a disk without space. */
const DISK_FULL = '53100';
/** Milliseconds for which a write that found no space says that the next will find none, either. */
const MINUTE = 60_000;

/** Remembers when a write last found no space. */
interface SpaceWatch {
  /** Looks at why something failed. */
  note(error: unknown): void;
  /** Whether a write found no space within the last minute. */
  isFull(): boolean;
}

/** `elapsed`: milliseconds by a clock that nobody can set. */
export function createSpaceWatch(elapsed: () => number = () => performance.now()): SpaceWatch {
  let at: number | null = null;
  return {
    note(error) {
      if ((error as { code?: string } | null)?.code === DISK_FULL) at = elapsed();
    },
    isFull: () => at !== null && elapsed() - at < MINUTE,
  };
}
