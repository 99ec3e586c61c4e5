import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, createWatch } from '../../server/app';
import type { Database } from '../../server/store/Database';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { startTracing } from '../../server/tracing/startTracing';
import { withoutValues } from '../../server/tracing/statementSpans';
import type { Tracing } from '../../server/tracing/Tracing';
import { BUILT_SERVER } from '../support/builtServer';
import { openDemoDatabase } from '../support/databases';
import { createWorld } from '../support/world';
import { startCollector } from './collector';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let database: Database;
  let tracing: Tracing;
  let app: Hono;
  let token: string;

  beforeAll(async () => {
    [collector, database] = await Promise.all([startCollector(), openDemoDatabase()]);
    tracing = startTracing(collector.url);
    const { deps, signIn } = createWorld(createPostgresStore(tracing.database(database)));
    token = await signIn('admin');
    app = createApp(deps, undefined, { ...createWatch(deps), tracing });
    const headers = { authorization: `Bearer ${token}`, traceparent: `00-${TRACE}-${PARENT}-01` };
    const path = '/api/v1/accounts?searchTerm=Secret%20Person&limit=10';
    expect((await app.request(path, { headers })).status).toBe(200);
    await app.request('/api/v1/accounts/0190a0c0-0000-7000-8000-000000000000', {
      headers: { authorization: 'Bearer no' },
    });
    await tracing.stop();
  });
  afterAll(async () => {
    collector?.close();
    await database?.close();
  });

  it('go to the collector under the product’s name', () => {
    expect(collector.texts[0]).toMatch(/^POST \/v1\/traces /);
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'kitara', 'service.version': expect.any(String) });
  });

  it('have a span for each request, named by its route, within the caller’s trace', () => {
    const [request] = collector.spans.filter(({ name }) => name === 'GET /api/v1/accounts');
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: PARENT,
      attributes: { 'http.request.method': 'GET', 'http.route': '/api/v1/accounts', 'http.response.status_code': 200 },
    });
    const [refused] = collector.spans.filter(({ attributes }) => attributes['http.response.status_code'] === 401);
    expect(refused).toMatchObject({ name: 'GET /api/v1/accounts/{id}' });
    expect(refused?.traceId).not.toBe(TRACE);
  });

  it('have a span for each of its statements, without values', () => {
    const [request] = collector.spans.filter(({ name }) => name === 'GET /api/v1/accounts');
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(1);
    for (const { traceId, name, attributes } of statements) {
      expect({ traceId, name }).toEqual({ traceId: TRACE, name: 'SELECT' });
      expect(attributes).toMatchObject({
        'db.system.name': 'postgresql',
        'db.query.text': expect.stringMatching(/\$1|\?/),
      });
    }
    expect(collector.texts.join()).not.toMatch(/secret|person/i);
    expect(collector.texts.join()).not.toContain(token);
  });

  it('leave out quoted values of statements', () => {
    expect(withoutValues(`SELECT 1 WHERE a = 'it''s' AND b = $1 OR c LIKE 'x'`)).toBe(
      'SELECT 1 WHERE a = ? AND b = $1 OR c LIKE ?',
    );
  });
});

describe('without a collector', () => {
  /** Returns the imports of a built file, with the imports of those files. */
  function importsOf(file: string, known = new Set<string>()): Set<string> {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/^import\s[^;]*?["']([^"']+)["'];?$/gm)) {
      if (known.has(name)) continue;
      known.add(name);
      if (name.startsWith('.')) importsOf(join(dirname(file), name), known);
    }
    return known;
  }

  it('the server loads none of the tracing code', () => {
    const loaded = [...importsOf(BUILT_SERVER)];
    // Of the packages outside the built files, this one is loaded and the tracing packages are not.
    expect(loaded).toContain('pdfkit');
    expect(loaded.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
    expect(readFileSync(BUILT_SERVER, 'utf8')).toMatch(/import\(["']\.\/.*startTracing/);
  });
});
