import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from './pageStyle';

/** A fragment of escaped HTML. */
export type Markup = ReturnType<typeof html>;

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * Returns the content security policy: allows the page's own style and form; `returnOrigins` are the allowed redirect targets of
 * its answer.
 */
export function pagePolicy(returnOrigins: readonly string[]): string {
  const forms = ["'self'", ...returnOrigins].join(' ');
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action ${forms}; base-uri 'none'`;
}

/** Returns the page around a card. */
export function pageFrame(title: string, card: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} · Pesapal sandbox (stand-in)</title>
<link rel="icon" href="data:,">
<style>${raw(PAGE_STYLE)}</style>
</head>
<body>
<header><p class="sandbox"><strong>Pesapal sandbox (stand-in)</strong>: nothing is charged here.</p></header>
<main>
<div class="card">${card}</div>
<footer>A practice page of this installation. It is not run by Pesapal.</footer>
</main>
</body>
</html>`;
}
