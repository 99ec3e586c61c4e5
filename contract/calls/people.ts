import type { Call } from './Call';

/** Accounts, clients, agents and staff beside their plain records. */
export const peopleCalls = {} as const satisfies Record<string, Call>;
