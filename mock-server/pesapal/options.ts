/** What may be set of the stand-in's behaviour; every member has a default below. */
export interface StandInOptions {
  merchantName: string;
  /** HTTP status of "Invalid Access Token"; 401 and 500 are both recorded, 200 is possible. */
  badTokenHttpStatus: 200 | 401 | 500;
  /** Documented 5 minutes, recorded 60. */
  tokenLifeMs: number;
  /** Above it: amount_exceeds_default_limit (C). Null for none. */
  accountLimit: number | null;
  /** Above it: maximum_amount_limit_exceeded (C). Null for none. */
  testCap: number | null;
  /** The waits before the second, third … delivery of a notification that was not acknowledged. */
  ipnRetryMs: readonly number[];
  ipnPostFormat: 'json' | 'form';
  /** False leaves OrderNotificationType out of the browser callback, as seen in traffic (R). */
  callbackNamesItsType: boolean;
}

export const DEFAULT_OPTIONS: StandInOptions = {
  merchantName: 'Demo merchant',
  badTokenHttpStatus: 401,
  tokenLifeMs: 5 * 60_000,
  accountLimit: null,
  testCap: null,
  ipnRetryMs: [30_000, 5 * 60_000, 30 * 60_000],
  ipnPostFormat: 'json',
  callbackNamesItsType: true,
};

/** Runs `run` after `ms`; injected, so that tests need not wait. */
export type Schedule = (run: () => void, ms: number) => void;
