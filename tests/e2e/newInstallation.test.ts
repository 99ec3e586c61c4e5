import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInboxStandIn } from '../../mock-server/inbox/createInboxStandIn';
import { serveProvider } from '../payments/providerOnPort';
import { freePort } from '../support/freePort';
import { type RunningProduct, startProduct } from '../support/product';
import { browser } from './browser';
import { decide } from './paymentParts';

const SMS_KEY = 'gateway-key';

/** Starts an SMS gateway on its own port. */
async function serveGateway() {
  const { app, control } = createInboxStandIn({ key: SMS_KEY, now: () => new Date() });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  return { url: `http://127.0.0.1:${port}/sms`, messages: control.messages, close: () => server.close() };
}

let product: RunningProduct;
let provider: Awaited<ReturnType<typeof serveProvider>>;
let gateway: Awaited<ReturnType<typeof serveGateway>>;
beforeAll(async () => {
  [product, provider, gateway] = await Promise.all([
    startProduct({ DEMO_DATA: 'false' }),
    serveProvider(),
    serveGateway(),
  ]);
});
afterAll(async () => {
  await product?.stop();
  provider?.close();
  gateway?.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function createAdministrator(page: Page, address: string) {
  await page.goto(address);
  await page.getByLabel('Full name').fill('Amina Nakato');
  await page.getByLabel('E-mail', { exact: true }).fill('amina@isp.example');
  await page.getByLabel('Password', { exact: true }).fill('harbour crane 4417');
  await press(page, 'Create administrator');
  await page.waitForURL('**/first-setup*');
  await page.getByLabel('Name', { exact: true }).fill('Lake Fibre');
  await press(page, 'Save');
  await page.getByText('Brand saved.').waitFor();
  await press(page, 'Continue');
}

/** Fills in the settings of a connection and runs its real test. */
async function connect(page: Page, name: string, settings: Record<string, string>, test: Record<string, string> = {}) {
  const panel = page.getByRole('region', { name, exact: true });
  for (const [label, value] of Object.entries(settings)) await panel.getByLabel(label, { exact: true }).fill(value);
  await panel.getByRole('button', { name: 'Save' }).click();
  const button = panel.getByRole('button', { name: 'Test', exact: true });
  await button.waitFor();
  for (const [label, value] of Object.entries(test)) await panel.getByLabel(label).fill(value);
  await button.click();
  await panel.getByText('Working', { exact: true }).waitFor();
}

async function addPackage(page: Page) {
  await page.getByText('No packages yet.').waitFor();
  await page.getByRole('link', { name: 'Add package' }).click();
  const drawer = page.getByRole('dialog', { name: 'New package' });
  const values = { Name: 'Lake 20', 'Download (Mbps)': '20', 'Upload (Mbps)': '20', Price: '90000' };
  for (const [label, value] of Object.entries({ ...values, 'Duration (days)': '30' }))
    await drawer.getByLabel(label).first().fill(value);
  await drawer.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lake 20' }).waitFor();
}

async function addAreas(page: Page) {
  const ring = [
    ...[
      [32.58, 0.32],
      [32.62, 0.32],
      [32.62, 0.35],
    ],
    [32.58, 0.32],
  ];
  const feature = {
    type: 'Feature',
    properties: { name: 'Kololo' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
  await page.goto(`${product.url}/first-setup?step=areas`);
  await page.getByLabel('Choose map file').setInputFiles({
    name: 'areas.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [feature] })),
  });
  await page.getByLabel('District').fill('Kampala');
  await press(page, 'Add 1 area');
  await page.getByText('1 area added.').waitFor();
}

async function importCustomer(page: Page) {
  const paidUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${product.url}/imports`);
  await press(page, 'Upload file');
  await page.getByTestId('import-file').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Account;Name;Phone;Package;Expiry\nLF-1001;Ruth Akello;0772345678;Lake 20;${paidUntil}\n`),
  });
  await press(page, /^Upload$/);
  await press(page, 'Check lines');
  await press(page, 'Import 1 line');
  await page.getByText('1 line was imported.', { exact: false }).waitFor();
}

/** Waits for an SMS with a code for the account and returns the newest code. */
async function codeFor(accountNumber: string): Promise<string> {
  const pattern = new RegExp(`(\\d{6}) is your code to renew account ${accountNumber}`);
  const find = () => gateway.messages().flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0];
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}

async function renew(page: Page) {
  await page.goto('/login_renew');
  await page.getByLabel('Account number or phone number').fill('LF-1001');
  await press(page, 'Send me a code');
  await page.getByLabel('Code').fill(await codeFor('LF-1001'));
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Current package' }).waitFor();
  await press(page, /^Renew for UGX/);
  await page.getByLabel('Mobile money number').fill('0772 345 678');
  await press(page, /^Pay UGX/);
  await page.waitForURL(`${provider.url}/pay/*`);
  await decide(page, 'Approve');
  await page.getByText('Payment received').waitFor();
}

it('a new installation is set up in the browser alone, and an imported customer pays the first order', async () => {
  const [address = ''] = /http:\S+\/setup\?key=\S+/.exec(product.printed()) ?? [];
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/setup?key=wrong`);
  expect(new URL(page.url()).pathname).toBe('/404');
  await createAdministrator(page, address);
  await connect(page, 'Payment provider', {
    Address: provider.env.PESAPAL_URL,
    'Consumer key': provider.env.PESAPAL_CONSUMER_KEY,
    'Consumer secret': provider.env.PESAPAL_CONSUMER_SECRET,
  });
  await connect(page, 'SMS', { Address: gateway.url, Key: SMS_KEY }, { 'Send a test SMS to': '0772 000 111' });
  await press(page, 'Continue');
  await addPackage(page);
  await addAreas(page);
  await press(page, 'Continue');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await page.getByRole('heading', { name: 'Set up your portal: 6 of 8 done' }).waitFor();
  await importCustomer(page);
  expect(gateway.messages().map(({ text }) => text)).toEqual([expect.stringContaining('This is a test message')]);

  const phone = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const customer = await phone.newPage();
  await renew(customer);
  await page.goto(`${product.url}/all-payments`);
  await page.getByRole('row', { name: /Successful/ }).waitFor();

  // The setup address worked for one administrator only, and the public pages are rendered again with the brand.
  await customer.goto(address);
  expect(new URL(customer.url()).pathname).toBe('/404');
  await expect
    .poll(async () => (await fetch(`${product.url}/about`)).text(), { timeout: 30_000 })
    .toContain('<title>About us · Lake Fibre');
  await Promise.all([context.close(), phone.close()]);
});
