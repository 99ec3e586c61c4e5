/**
 * The last problem of a network task that was closed without running, because its account is no longer entitled to it or has it
 * already.
 */
export const NOT_WANTED = 'Not wanted any more.';
