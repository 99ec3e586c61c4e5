import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { trimEndOf } from '../../contract/text';
import { version } from '../../package.json';
import { requestSpans } from './requestSpans';
import { withStatementSpans } from './statementSpans';
import type { Tracing } from './Tracing';

/**
 * Sends spans to a collector, e.g. `http://127.0.0.1:4318`. This module is loaded only if tracing is on, because the packages
 * take memory and time.
 */
export function startTracing(endpoint: string): Tracing {
  const ours = resourceFromAttributes({ 'service.name': 'kitara', 'service.version': version });
  const exporter = new OTLPTraceExporter({ url: `${trimEndOf(endpoint, '/')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(ours),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('kitara');
  return {
    requests: requestSpans(tracer),
    database: (database) => withStatementSpans(database, tracer),
    async stop() {
      // A missing collector must not prevent the process from stopping.
      await provider.shutdown().catch(() => undefined);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
