/** The interval at which an open ticket is fetched again and its reader is reported, ms. */
export const PRESENCE_EVERY = 4_000;

/** How long a reader counts as present after the last report, ms: two reports may be lost. */
export const PRESENCE_COUNTS = 3 * PRESENCE_EVERY;
