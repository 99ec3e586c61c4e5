import type { Permission } from '../access/permissions';
import type { ApiBase } from '../constants';
import type { Limit } from './limits';

/** One endpoint that is not plain CRUD, as it is called; what it takes and answers: resources/language/defineActions.ts. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  base: ApiBase;
  /** After the base, without a leading slash; `{id}` is a parameter. */
  path: string;
  /** `public`: no token. `signed-in`: any staff token. Otherwise any one of the permissions. */
  access: 'public' | 'signed-in' | Permission | readonly Permission[];
  /** Whether a customer may make it, too, for the account that their renewal token is for. */
  customers?: true;
  /**
   * Whether a permission that somebody holds for some records only opens it, too: its workflow then looks at whose the record
   * is. Without it, the call takes the permission for everyone's records.
   */
  scoped?: true;
  /** Whether an API key never makes it: it is about the caller's own sign-in or profile, or makes keys. */
  sessionOnly?: true;
  /**
   * Whether the call is sensitive. The caller must have confirmed their identity in the last ten minutes: by signing in, with their
   * second factor or, without one, with their password. `with second factor`: only people who have one are asked.
   */
  confirms?: true | 'with second factor';
  /** Whether it is open to somebody who must set up a second factor first. */
  settingUp?: true;
  /** The field of the answer that the specification says is read; empty where the answer itself is. */
  reads: string;
  summary: string;
  /** The HTTP status of success where it is not 200. */
  success?: 201;
  /** Seconds that anybody may keep the answer, which carries an ETag then; for what is the same for everybody. */
  maxAge?: number;
  /**
   * How often it is taken; left out, the usual limit of public calls that write (`limitsOf`). The first that is used up refuses:
   * that of an address comes before those of subjects, so that one address cannot fill the table with subjects.
   */
  limits?: readonly Limit[];
  /** The largest body that it takes, in bytes, where that is more than other calls take. */
  maxBytes?: number;
  /**
   * The resource of the record with this `{id}`, for calls that decide on it. A caller who sends the version that they saw as `If-Match`
   * is refused once the record has changed. Only for calls that do all their work in one transaction.
   */
  decidesOn?: string;
  /** Whether its workflow compares `If-Match` itself, because the call is not about one record with an `{id}`. */
  conditional?: true;
  /** Whether its body may be a form (application/x-www-form-urlencoded) instead of JSON. */
  takesForms?: boolean;
  /** Whether an `Idempotency-Key` header makes a repeated call answer what the first one answered. */
  idempotent?: boolean;
}
