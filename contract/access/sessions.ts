/** Milliseconds without use after which a staff session ends, even before its eight hours are over. */
export const SESSION_IDLE = 60 * 60_000;

/** The header of a call that a page makes while nobody is at it, for example to refresh a list. It does not count as use of a session. */
export const UNATTENDED = 'x-unattended';
