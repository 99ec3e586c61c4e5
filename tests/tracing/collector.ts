import { createServer, type Server } from 'node:http';
import { freePort } from '../freePort';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Starts a trace collector on this machine that records what it receives. */
export async function startCollector() {
  const port = await freePort();
  const spans: Span[] = [];
  const resources: Record<string, unknown>[] = [];
  const texts: string[] = [];
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    texts.push(`${request.method} ${request.url} ${text}`);
    for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
      resources.push(valuesOf(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: valuesOf(span.attributes) });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, spans, resources, texts, close: () => server.close() };
}
