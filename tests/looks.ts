import { mkdirSync, readFileSync } from 'node:fs';
import { openBrowser } from './browser';
import { settled, signInAs } from './e2e/staff';
const OUT = '/tmp/looks3';
mkdirSync(OUT, { recursive: true });
const pages: [string, string, string, string?][] = [
 ['keys','admin','/api-keys'],['key','admin','/api-keys','open'],['new-key','admin','/api-keys','button:New API key'],
 ['webhooks','admin','/webhooks'],['webhook','admin','/webhooks','open'],['new-webhook','admin','/webhooks','button:New webhook'],
 ['deliveries','admin','/webhook-deliveries'],['delivery','admin','/webhook-deliveries','open'],['imports','admin','/imports'],
 ['import0','admin','/imports','nth:0'],['import1','admin','/imports','nth:1'],['import2','admin','/imports','nth:2'],
 ['connections','admin','/connections'],['brand','admin','/brand'],['upload','admin','/upload-areas'],
 ['requests','admin','/data-requests'],['request','admin','/data-requests','open'],['profile','admin','/profile'],
];
const browser = await openBrowser();
const shots: string[][] = pages.map(() => []);
for (const width of [1366, 390] as const) for (const mode of ['light', 'dark'] as const) {
  const context = await browser.newContext({ baseURL: 'http://localhost:4955', viewport: { width, height: width < 600 ? 844 : 860 }, colorScheme: mode, reducedMotion: 'reduce', serviceWorkers: 'block', timezoneId: 'Africa/Kampala' });
  const page: any = await context.newPage();
  page.on('pageerror', (e: Error) => console.log('pageerror', e.message)); page.on('console', (m: any) => m.type() === 'error' && console.log('console', page.url(), m.text()));
  await signInAs(page, 'admin');
  for (const [i, [name, , path, what]] of pages.entries()) {
    try {
      await page.goto(path); await settled(page);
      if (what === 'open' || what?.startsWith('nth')) { await page.locator('[data-opens-row]').nth(Number(what.split(':')[1] ?? 0)).click(); await page.waitForURL((u: URL) => u.searchParams.has('id')); await settled(page); }
      if (what?.startsWith('button')) { await page.getByRole('button', { name: what.split(':')[1] }).first().click(); await page.waitForTimeout(800); }
      await page.waitForTimeout(500);
      const f = `${OUT}/${name}-${width}-${mode}.png`;
      await page.screenshot({ path: f }); shots[i]!.push(f);
    } catch (e) { console.log(name, width, mode, String(e).slice(0, 300)); }
  }
  await context.close();
}
const sheet = await (await browser.newContext({ viewport: { width: 2000, height: 1000 } })).newPage();
for (let i = 0; i < pages.length; i += 3) {
  const html = [0, 1, 2].map((k) => shots[i + k] ?? []).map((row) => `<div style="display:flex;gap:6px;margin:4px;align-items:flex-start">${row.map((f) => `<img style="height:480px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</div>`).join('');
  await sheet.setContent(`<body style="margin:0;background:#888">${html}`);
  await sheet.screenshot({ path: `${OUT}/sheet${i / 3}.png`, fullPage: true });
}
await browser.close(); console.log('done');
