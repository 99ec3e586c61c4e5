import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '../contract/api/Call';
import type { Limit } from '../contract/api/Limit';
import type { FlatField } from '../resources/language/defineResource';
import type { Parameters } from '../resources/language/parameters';
import type { Shape } from '../resources/language/shapes';
import type { Customer, Identity, NeededAccess } from './base/identity';

/** The input of a handler, which is already parsed and authorised. */
export interface Incoming {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** Null for an anonymous caller on a public call, and for a customer. */
  identity: Identity | null;
  /** The customer who renews, if the call is open to customers. The handler shows them only their own account. */
  customer: Customer | null;
  /** The caller's address: an IPv4 address or the /64 of an IPv6 address; null for a call from within this process. */
  address: string | null;
  /** The number that we gave the calling browser, or null if it has none. */
  visitor: string | null;
  /** The token of a browser in which someone has signed in before, or null. */
  device: string | null;
  /** Stores that token in the browser. */
  keepDevice(token: string): void;
  header(name: string): string | undefined;
}

/** A mounted endpoint. The server mounts a table of them, the OpenAPI document lists it, and tests walk through it. */
export interface Endpoint {
  /** A unique name: the call's, or verb and resource such as `listTickets`. */
  name: string;
  method: Call['method'];
  /** The whole path, with `{name}` parameters. */
  path: string;
  access: NeededAccess;
  /** True if a customer's renewal token opens it, too. */
  customers?: boolean;
  /** True if it checks a record's owner, so that a permission limited to some records is enough. */
  scoped?: boolean;
  /** True if API keys cannot call it. */
  sessionOnly?: boolean;
  /** True if the caller must have confirmed their identity recently. `with second factor`: only if the caller has one. */
  confirms?: boolean | 'with second factor';
  /** True if it is open to a user who must first set up a second factor. */
  settingUp?: boolean;
  summary: string;
  tag: string;
  /** The description of its tag, if that is about more than one resource's records. */
  about?: string;
  /** The accepted query parameters; any other is refused. */
  query: Parameters | 'any';
  body?: z.ZodType;
  /** The fields of the body, with the labels that people know. */
  fields?: readonly FlatField[];
  limits?: readonly Limit[];
  success: 200 | 201;
  /** The number of seconds for which anyone may cache the response. */
  maxAge?: Call['maxAge'];
  /** The maximum size of its body in bytes, if larger than usual. */
  maxBytes?: Call['maxBytes'];
  takesForms?: Call['takesForms'];
  /** The shape of its response. */
  answer: Shape;
  /** True if a repeated call with the same `Idempotency-Key` header gets the first response. */
  idempotent?: boolean;
  /** True if a call with `If-Match` is refused when its record has changed. */
  conditional?: boolean;
  /** The field of the response that contains the requested data. */
  reads: string;
  /** Returns the JSON body, or a whole Response if the response is not JSON. */
  handle(incoming: Incoming, context: Context): Promise<object>;
}
