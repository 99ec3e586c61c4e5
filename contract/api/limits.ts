import type { Call } from './Call';
import type { Limit } from './Limit';

/** The factor by which an address may make more calls than one visitor. */
export const CROWD = 100;

/** The limit of public calls that write and declare no limit. */
const PUBLIC_WRITES: readonly Limit[] = [{ by: 'visitor', most: 60, minutes: 15 }];

/** The limit of public calls that read. */
const PUBLIC_READS: readonly Limit[] = [{ by: 'visitor', most: 3_000, minutes: 15, what: 'calls' }];

/** The limit of all calls of one API key together, in addition to the limits that a call declares. */
export const API_KEY_LIMITS: readonly Limit[] = [{ by: 'caller', most: 600, minutes: 1, what: 'calls with this key' }];

/** Returns the limits that a call declares, or else the default limits of public calls. */
export const limitsOf = ({ limits, access, method }: Pick<Call, 'limits' | 'access' | 'method'>): readonly Limit[] =>
  limits ?? (access !== 'public' ? [] : method === 'GET' ? PUBLIC_READS : PUBLIC_WRITES);
