import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { settled, signInAs } from './e2e/staff';
import { startProduct } from './product';

type Mode = 'light' | 'dark';

interface Picture {
  name: string;
  /** The demo user who sees the page; by default a visitor. */
  who?: string;
  width: 1366 | 390;
  mode?: Mode;
  open(page: Page): Promise<void>;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
};

/** Opens the first record of a list. */
const firstOf = (list: string) => async (page: Page) => {
  await page.goto(list);
  await page.locator('[data-opens-row]').first().click();
  await page.waitForURL((url) => url.searchParams.has('id'));
};

const OFFICE: readonly { name: string; who: string; open: Picture['open'] }[] = [
  { name: 'dashboard', who: 'finance', open: at('/dashboard') },
  { name: 'list', who: 'admin', open: at('/all-subscriptions') },
  { name: 'account', who: 'admin', open: firstOf('/accounts') },
  { name: 'ticket', who: 'support', open: firstOf('/unassigned-tickets') },
];

const PICTURES: readonly Picture[] = [
  ...OFFICE.flatMap((picture): Picture[] => [
    { ...picture, width: 1366 },
    { ...picture, width: 1366, mode: 'dark' },
    { ...picture, width: 390 },
  ]),
  { name: 'home', width: 390, open: at('/') },
];

/** Takes the pictures for the documents again, from the built product with its demo data: `npm run pictures`. */
async function takePictures(): Promise<void> {
  const product = await startProduct({ DEMO_SIZE: 'default', LIMITS: 'off' });
  const browser = await openBrowser();
  try {
    for (const picture of PICTURES) await take(browser, product.url, picture);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function take(browser: Browser, baseURL: string, { name, who, width, mode, open }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 844 : 860 },
    colorScheme: mode ?? 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Africa/Kampala',
  });
  const page = await context.newPage();
  if (who) await signInAs(page, who);
  await open(page);
  await settled(page);
  await page.screenshot({ path: `docs/${name}-${width}${mode === 'dark' ? '-dark' : ''}.png` });
  await context.close();
}

await takePictures();
