import type { Permission } from '../access/permissions';
import type { ApiBase } from '../constants';
import type { Limit } from './Limit';

/** An endpoint that is not plain CRUD, as its client sees it. Its input and answer: resources/language/defineActions.ts. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  base: ApiBase;
  /** The path after the base, without a leading slash; `{id}` is a parameter. */
  path: string;
  /** `public`: needs no token. `signed-in`: needs any staff token. Otherwise the caller needs one of these permissions. */
  access: 'public' | 'signed-in' | Permission | readonly Permission[];
  /** True if a customer may call it, too, for the account of their renewal token. */
  customers?: true;
  /**
   * True if a permission limited to some records is enough; the handler must then check the record's owner. Otherwise the caller
   * needs the permission for all records.
   */
  scoped?: true;
  /** True if API keys can't call it, because it concerns the caller's own sign-in or profile, or creates keys. */
  sessionOnly?: true;
  /**
   * True if the call is sensitive. The caller must have confirmed their identity in the last ten minutes: by signing in, with
   * their second factor or, without one, with their password. `with second factor`: asks only users who have one.
   */
  confirms?: true | 'with second factor';
  /** True if a user who must set up a second factor first may call it. */
  settingUp?: true;
  /** The field of the answer that the specification reads; empty if the answer itself is read. */
  reads: string;
  summary: string;
  /** The HTTP status of success, if it is not 200. */
  success?: 201;
  /**
   * Seconds for which anyone may cache the answer, which then carries an ETag. Only for answers that are the same for every
   * caller.
   */
  maxAge?: number;
  /**
   * The rate limits; by default that of public calls that write (`limitsOf`). The first exhausted limit refuses the call. Limits
   * per address come before limits per subject, so that one address cannot fill the table with subjects.
   */
  limits?: readonly Limit[];
  /** The maximum size of the body in bytes, if it is larger than for other calls. */
  maxBytes?: number;
  /**
   * The resource of the record with this `{id}`, for calls that decide on it. A caller who sends the version that they saw as
   * `If-Match` is refused if the record has changed since. Only for calls that do all their work in one transaction.
   */
  decidesOn?: string;
  /** True if its handler compares `If-Match` itself, because the call is not about one record with an `{id}`. */
  conditional?: true;
  /** True if its body may be a form (application/x-www-form-urlencoded) instead of JSON. */
  takesForms?: boolean;
  /** True if a repeated call with the same `Idempotency-Key` header gets the first answer again. */
  idempotent?: boolean;
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
