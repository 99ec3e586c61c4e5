import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { PACKAGES_MARK, STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { serveWeb } from './serveWeb';

it('tells the sign-in page the current ways for staff to sign in', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kitara-web-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['office/src', 'public']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'office/src/index.html'), '<html><head><title>Kitara</title></head></html>');
  let offered: { label: string | null } | null = null;
  const app = new Hono();
  serveWeb(app, { publicUrl: 'https://kitara.example', demo: false, dist, signOn: () => offered });
  const head = async () => (await (await app.request(STAFF_LOGIN_ROUTE)).text()).replace(/.*<\/title>|<\/head>.*/g, '');
  expect(await head()).toBe('');
  offered = { label: 'Amina & "Sons" <b>' };
  expect(await head()).toBe('<meta name="single-sign-on" content="Amina &amp; &quot;Sons&quot; &lt;b>">');
  offered = { label: null };
  expect(await head()).toBe('<meta name="single-sign-on" content="">');
});

it('fills the packages into the home page, and serves /404 with that status', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kitara-web-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['office', 'public/pages']) mkdirSync(join(dist, folder), { recursive: true });
  const mark = `<noscript><p id="${PACKAGES_MARK}" class="notice">Turn on <b>JavaScript</b></p></noscript>`;
  for (const key of ['home', 'notFound']) writeFileSync(join(dist, `public/pages/${key}.html`), mark);
  let packages: string | null = null;
  const app = new Hono();
  serveWeb(app, { publicUrl: 'https://kitara.example', demo: false, dist, packages: () => packages });
  expect(await (await app.request('/')).text()).toBe(mark);
  packages = '<ul>$1 Home 20</ul>';
  const home = await app.request('/');
  expect([home.status, await home.text()]).toEqual([200, '<noscript><ul>$1 Home 20</ul></noscript>']);
  const nowhere = await app.request('/nowhere');
  expect([nowhere.status, nowhere.headers.get('location')]).toEqual([302, '/404']);
  expect((await app.request('/404')).status).toBe(404);
});
