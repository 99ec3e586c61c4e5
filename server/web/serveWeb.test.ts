import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
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
