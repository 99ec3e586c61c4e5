import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Database, Sql } from '../store/Database';

/** The maximum number of characters of a statement in a span. */
const LONGEST = 2_000;

/** Returns a statement without values: it contains no parameters, and quoted texts are removed. */
export const withoutValues = (text: string): string => text.replace(/'(?:[^']|'')*'/g, '?').slice(0, LONGEST);

/** Returns a database with a span for each statement of a request. The constant statements of jobs have none. */
export function withStatementSpans(database: Database, tracer: Tracer): Database {
  const traced = (sql: Sql): Sql => ({
    query: (text, parameters) => {
      if (!trace.getActiveSpan()) return sql.query(text, parameters);
      const name = /^\s*\w+/.exec(text)?.[0].trim().toUpperCase() ?? 'SQL';
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      return sql
        .query(text, parameters)
        .catch((error) => {
          // The error's message may quote a value.
          span.setAttribute('error.type', String((error as { code?: string }).code ?? 'unknown'));
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end());
    },
  });
  return {
    ...database,
    ...traced(database),
    transaction: (work) => database.transaction((sql) => work(traced(sql))),
  };
}
