import type { Call } from './Call';

/** Tickets, what is said about them, and who works on them. */
export const supportCalls = {} as const satisfies Record<string, Call>;
