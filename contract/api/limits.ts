import type { Call } from './Call';

/** A rate limit: the maximum number of calls within a time window. Further calls get status 429 before any work is done. */
export interface Limit {
  /**
   * The subject of the count: the calling address, the calling browser (`visitor`), the signed-in user or API key (`caller`), the
   * subject of the call (`subject`), the subject per address, or a browser in which the subject has signed in before (`device`).
   * A `device` has a separate count, so that strangers cannot lock out its users. A `visitor` is counted by the number that we
   * gave its browser, and its address allows `CROWD` times as many calls, since a mobile carrier puts thousands of customers
   * behind one address. Browsers without a number share the count of their address.
   */
  by: 'address' | 'visitor' | 'caller' | 'subject' | 'subject and address' | 'device';
  /** The fields of the body or query that name the subject. All subjects of one call share a count from then on. */
  of?: readonly string[];
  most: number;
  /** The length of the window, from the first counted call. */
  minutes: number;
  /**
   * `true` counts only calls refused as invalid (4xx), which may be guesses; a field name counts only refusals of this field.
   * Every call is counted before it is tried.
   */
  failures?: true | string;
  /** The noun in the message of the refusal; `attempts` by default. */
  what?: string;
}

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
