import type { MiddlewareHandler } from 'hono';
import type { Database } from '../store/Database';

/** Spans of requests and of their database statements. */
export interface Tracing {
  requests: MiddlewareHandler;
  /** Returns the same database, with spans for its statements. */
  database(database: Database): Database;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}
