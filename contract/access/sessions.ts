/** Milliseconds after its last use that a session of staff ends by itself, well before the eight hours that it lasts at most. */
export const SESSION_IDLE = 60 * 60_000;

/** The header of a call that a page makes by itself while nobody is at it, such as to bring a list up to date: it is no use of a session. */
export const UNATTENDED = 'x-unattended';
