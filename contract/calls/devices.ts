import type { Call } from './Call';

/** ONUs at customers’ places, through the device manager. */
export const devicesCalls = {} as const satisfies Record<string, Call>;
