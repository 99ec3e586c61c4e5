/** The last problem of a network task that was closed undone: its account is not entitled to it any more, or has it already. */
export const NOT_WANTED = 'Not wanted any more.';
