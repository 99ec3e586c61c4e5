import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '../contract/api/Call';
import type { Limit } from '../contract/api/limits';
import type { Leaf } from '../resources/language/defineResource';
import type { Parameters } from '../resources/language/parameters';
import type { Shape } from '../resources/language/shapes';
import type { Customer, Identity, NeededAccess } from './base/identity';

/** What a handler is given: everything already parsed and authorised. */
export interface Incoming {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** Null for a stranger on a public call, and for a customer. */
  identity: Identity | null;
  /** Who renews, where the call is open to customers: the handler answers them of their own account only. */
  customer: Customer | null;
  /** Where the call comes from: an IPv4 address or the /64 of an IPv6 one; null within this process. */
  address: string | null;
  /** The number that we gave the calling browser, or null if it has none. */
  visitor: string | null;
  /** What tells that somebody has signed in before in the calling browser; null where nobody has. */
  device: string | null;
  /** Has the browser keep that from now on. */
  keepDevice(token: string): void;
  header(name: string): string | undefined;
}

/** One mounted endpoint: the table of these is what the server mounts, the OpenAPI document shows and the tests walk. */
export interface Endpoint {
  /** Unique: the call's name, or verb and resource such as `listTickets`. */
  name: string;
  method: Call['method'];
  /** Whole path with `{name}` parameters. */
  path: string;
  access: NeededAccess;
  /** Whether a customer's renewal token opens it, too. */
  customers?: boolean;
  /** Whether it looks at whose a record is, so that a permission for some records only opens it, too. */
  scoped?: boolean;
  /** Whether an API key never opens it. */
  sessionOnly?: boolean;
  /** Whether the caller must have confirmed their identity recently; `with second factor`: only a caller who has one. */
  confirms?: boolean | 'with second factor';
  /** Whether it is open to somebody who must set up a second factor first. */
  settingUp?: boolean;
  summary: string;
  tag: string;
  /** What its tag is about, where that is more than one resource's records. */
  about?: string;
  /** Query parameters it takes; any other is refused. */
  query: Parameters | 'any';
  body?: z.ZodType;
  /** What the body holds, by the labels that people know. */
  fields?: readonly Leaf[];
  limits?: readonly Limit[];
  success: 200 | 201;
  /** Seconds that anybody may keep the answer. */
  maxAge?: Call['maxAge'];
  /** The largest body that it takes, in bytes, where that is more than others take. */
  maxBytes?: Call['maxBytes'];
  takesForms?: Call['takesForms'];
  /** What it answers. */
  answer: Shape;
  /** Whether an `Idempotency-Key` header makes a repeated call answer what the first one answered. */
  idempotent?: boolean;
  /** Whether a call with `If-Match` is refused once its record has changed. */
  conditional?: boolean;
  /** The field of the answer that holds what was asked for. */
  reads: string;
  /** Answers the JSON body, or a whole Response where the answer is none. */
  handle(incoming: Incoming, context: Context): Promise<object>;
}
