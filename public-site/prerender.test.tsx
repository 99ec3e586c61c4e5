import { describe, expect, it } from 'vitest';
import { ORIGIN_MARK, type PageKey, PUBLIC_ROUTES } from '../contract/routes';
import { titleOf } from './content/titles';
import { pageDocument } from './pageDocument';
import { render } from './prerender';

const keys = Object.keys(PUBLIC_ROUTES) as PageKey[];

describe('prerendering', () => {
  it.each(keys)('%s has a heading, the main landmark, its title and the contacts before any script', async (key) => {
    const markup = await render(key);
    expect(markup).toMatch(/<h1/);
    expect(markup).toMatch(/<main/);
    expect(markup).toContain('tel:+256312000100');
    const html = pageDocument(key, markup, {
      script: '/entry.js',
      preload: ['/page.js'],
      style: 'a{}',
      card: '/card.png',
    });
    expect(html).toContain(`<title>${titleOf(key)}</title>`);
    expect(html).toContain('<html lang="en-UG">');
    expect(html).toContain(`data-page="${key}"`);
    expect(html).toContain('<link rel="modulepreload" href="/page.js">');
  });

  it('home tells without script what is offered and how it works', async () => {
    const markup = await render('home');
    for (const text of ['Fibre internet', 'Packages', 'How it works', 'Where do you need internet?', '<noscript>']) {
      expect(markup).toContain(text);
    }
  });
});
