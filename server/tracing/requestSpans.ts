import { context, propagation, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';

/**
 * Creates a span for each request, within the caller's trace if there is a traceparent. It is named by the route's template:
 * paths, queries, headers and bodies contain personal data.
 */
export const requestSpans =
  (tracer: Tracer): MiddlewareHandler =>
  async (c, next) => {
    const { traceparent, tracestate } = c.req.header();
    const outer = propagation.extract(context.active(), { traceparent, tracestate });
    const { method } = c.req;
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, outer);
    try {
      await context.with(trace.setSpan(outer, span), next);
    } finally {
      const route = c.get('endpoint')?.path ?? 'other';
      const { status } = c.res;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'kitara.request_id': c.get('requestId') ?? '',
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  };
