/** A version as an HTTP entity tag (RFC 9110). A record's version is its `dateUpdated`, which every change moves. */
export const etagOf = (version: string): string => `"${version}"`;

/** Whether an If-Match header names this version; `*` names any. Proxies that compress an answer make its tag a weak one. */
export const matchesVersion = (ifMatch: string, version: string): boolean =>
  ifMatch.split(',').some((given) => ['*', etagOf(version)].includes(given.trim().replace(/^W\//, '')));

/** What a 412 tells of a record that somebody has changed since its caller read it. */
export interface Changed {
  /** The name of the person who changed it; null if no person did, or if it is not known. */
  by: string | null;
  /** What the audit log says was done, such as "Approved the refund"; null for a change of its fields. */
  what: string | null;
  /** The version of now: with it as If-Match, the call is made although the record was changed. */
  version: string;
  /** The record of now; left out where the call only decides on it. */
  record?: object;
}

/** What has changed meanwhile, of a call that was refused for it: of whatever error a client throws with the answer's `body`. */
export const changedIn = (error: unknown): Changed | undefined =>
  (error as { body?: { changed?: Changed } | null } | null)?.body?.changed;
