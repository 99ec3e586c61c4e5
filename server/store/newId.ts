import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** The number of random bytes in an id. */
const BYTES = 16;
/** Random bytes for many ids at once, because each draw is a system call. */
const drawn = new Uint8Array(BYTES * 256);
let used = drawn.length;

/** Returns an id for a record that is created at `now`: a UUID of version 7, which sorts by time. */
export function newId(now: Date): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const random = drawn.slice(used, used + BYTES);
  used += BYTES;
  return uuidv7({ msecs: now.getTime(), random });
}
