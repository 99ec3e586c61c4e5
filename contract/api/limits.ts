import type { Call } from './Call';

/** How many calls are taken within a time from whom; anything beyond is refused with 429 before any work is done. */
export interface Limit {
  /**
   * Whom it counts: the address that calls, the browser that calls (`visitor`), the user who is signed in (or the API key), what the call is about (`subject`), that from one
   * address, or a browser in which the person it is about has signed in before (`device`). Such a browser is counted by
   * itself alone, so that strangers cannot close a call for those who use it.
   *
   * A `visitor` is counted by the number that we gave its browser, and its address `CROWD` times as high, since a mobile carrier puts
   * thousands of customers behind one. Calls of browsers without a number are counted together by their address.
   */
  by: 'address' | 'visitor' | 'caller' | 'subject' | 'subject and address' | 'device';
  /** The fields of the body or query that name the subject. Those of one call share a count from then on. */
  of?: readonly string[];
  most: number;
  /** From the first call that it counts. */
  minutes: number;
  /**
   * Counts only calls that are refused as wrong (4xx), where somebody might be guessing, or of those only what is refused for
   * this field. All are counted before they are tried.
   */
  failures?: true | string;
  /** What there were too many of, in the sentence that refuses; `attempts` where it is left out. */
  what?: string;
}

/** How many times as many calls all visitors at one address may make as one of them. */
export const CROWD = 100;

/** For public calls that write, where they declare nothing else. */
const PUBLIC_WRITES: readonly Limit[] = [{ by: 'visitor', most: 60, minutes: 15 }];

/** For public calls that read. */
const PUBLIC_READS: readonly Limit[] = [{ by: 'visitor', most: 3_000, minutes: 15, what: 'calls' }];

/** For all calls of one API key together; what a call declares comes on top. */
export const API_KEY_LIMITS: readonly Limit[] = [{ by: 'caller', most: 600, minutes: 1, what: 'calls with this key' }];

/** The limits of a call: those it declares, or else the usual ones of a public call. */
export const limitsOf = ({ limits, access, method }: Pick<Call, 'limits' | 'access' | 'method'>): readonly Limit[] =>
  limits ?? (access !== 'public' ? [] : method === 'GET' ? PUBLIC_READS : PUBLIC_WRITES);
