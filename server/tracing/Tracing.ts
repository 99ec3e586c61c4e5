import type { MiddlewareHandler } from 'hono';
import type { Database } from '../store/Database';

/** Spans of requests and of what they ask of the database. */
export interface Tracing {
  requests: MiddlewareHandler;
  /** The same database, with spans for its statements. */
  database(database: Database): Database;
  /** Sends what is left. */
  stop(): Promise<void>;
}
