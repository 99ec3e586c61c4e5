import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** Random bytes of an id. */
const BYTES = 16;
/** Drawn for many ids at a time: each draw asks the system. */
const drawn = new Uint8Array(BYTES * 256);
let used = drawn.length;

/** An id for a record that is made at `now`: a UUID of version 7, whose order is that of the moments. */
export function newId(now: Date): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const random = drawn.slice(used, used + BYTES);
  used += BYTES;
  return uuidv7({ msecs: now.getTime(), random });
}
