/** The options of the stand-in; each has a default below. */
export interface StandInOptions {
  merchantName: string;
  /** The HTTP status of "Invalid Access Token"; 401 and 500 have both been recorded, 200 is possible. */
  badTokenHttpStatus: 200 | 401 | 500;
  /** 5 minutes in the documentation; 60 were recorded. */
  tokenLifeMs: number;
  /** Amounts above it get amount_exceeds_default_limit (C). Null for no limit. */
  accountLimit: number | null;
  /** Amounts above it get maximum_amount_limit_exceeded (C). Null for no limit. */
  testCap: number | null;
  /** The waits before the second, third … delivery of an unacknowledged notification. */
  ipnRetryMs: readonly number[];
  ipnPostFormat: 'json' | 'form';
  /** True if unknown payments count as its own from an earlier run, so that they can be refunded once. */
  trustsEarlier: boolean;
  /** If false, the browser callback has no OrderNotificationType, as seen in real traffic (R). */
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
  trustsEarlier: false,
  callbackNamesItsType: true,
};

/** Runs `run` after `ms`; injected, so that tests need not wait. */
export type Schedule = (run: () => void, ms: number) => void;
