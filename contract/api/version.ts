/** Returns a version as an HTTP entity tag (RFC 9110). The version of a record is its `dateUpdated`. */
export const etagOf = (version: string): string => `"${version}"`;

/** Returns whether an If-Match header contains this version; `*` matches any. Proxies that compress an answer make its tag weak (`W/`). */
export const matchesVersion = (ifMatch: string, version: string): boolean =>
  ifMatch.split(',').some((given) => ['*', etagOf(version)].includes(given.trim().replace(/^W\//, '')));

/** The part of a 412 answer that says who changed the record, and how. */
export interface Changed {
  /** The name of the person who changed it, or null if the system did or the person is unknown. */
  by: string | null;
  /** The action, such as "Approved the refund", or null if fields were changed. */
  what: string | null;
  /** The current version. Send it as If-Match to make the call anyway. */
  version: string;
  /** The current record; missing for calls that only decide on it. */
  record?: object;
}

/** Returns the changes in a 412 error, or undefined for any other error. Works for every error that has the answer as `body`. */
export const changedIn = (error: unknown): Changed | undefined =>
  (error as { body?: { changed?: Changed } | null } | null)?.body?.changed;
