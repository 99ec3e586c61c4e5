import type { Call } from './Call';

/** What is done with subscriptions: renewal, extension, transfer, activation, and what tells of them. */
export const subscriptionsCalls = {} as const satisfies Record<string, Call>;
