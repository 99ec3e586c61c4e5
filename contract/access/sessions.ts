/** Milliseconds without use after which a staff session ends, even before its eight hours are over. */
export const SESSION_IDLE = 60 * 60_000;

/**
 * The header of a call that a page makes without a user action, for example to refresh a list. Such a call does not keep the
 * session alive.
 */
export const UNATTENDED = 'x-unattended';
