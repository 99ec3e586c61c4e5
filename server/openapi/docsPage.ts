import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '../../contract/brand';
import { kept } from '../http/headers';

const FILES = '/api/docs/files';

/**
 * Serves the OpenAPI document and its readable page. Swagger UI comes from this server's own packages; nothing is loaded from
 * other sites.
 */
export function serveDocs(app: Hono, openApi: () => object): void {
  app.get('/api/openapi.json', (c) => c.json(openApi()));
  app.use(
    `${FILES}/*`,
    kept('public, max-age=3600'),
    serveStatic({ root: 'node_modules/swagger-ui-dist', rewriteRequestPath: (path) => path.slice(FILES.length) }),
  );
  app.get('/api/docs/start.js', (c) =>
    c.body(
      "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none' });",
      200,
      {
        'Content-Type': 'text/javascript',
      },
    ),
  );
  app.get('/api/docs', (c) =>
    c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand.name} API</title><link rel="stylesheet" href="${FILES}/swagger-ui.css"></head><body><main id="docs"></main><script src="${FILES}/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`,
    ),
  );
}
