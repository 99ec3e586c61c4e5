import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { loadedBytes } from '../../loadedBytes';
import type { Office } from './Office';

const VIEWPORT = { width: 1366, height: 800 };
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_CPU = 4;
/** The time in ms for which the pointer rests on an entry before the click. */
const REST = 500;
const RUNS = 5;

export interface OfficeFigures {
  /** Transferred bytes of script and style: up to the sign-in page, and through it to the first list. */
  toSignIn: number;
  toFirstList: number;
  /**
   * The time in ms from navigation to the first rows with an empty cache and a session: unthrottled, and on slow 4G with a
   * quarter of the CPU.
   */
  cold: number;
  slow: number;
  /** The time in ms from a click on a menu entry to rows: with the pointer resting on it first, and without. */
  hovered: number;
  clicked: number;
  /** The bytes of script objects when the list is shown. */
  heap: number;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function times(run: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let i = 0; i < RUNS; i++) values.push(await run());
  return median(values);
}

/** Measures one back-office; times are medians of five runs. */
export async function measure(browser: Browser, office: Office): Promise<OfficeFigures> {
  const first = await inNewContext(browser, office, async (page, context) => {
    const signIn = await loadedBytes(page, () => page.goto(office.url + office.signInPath));
    const onwards = await loadedBytes(page, async () => {
      await page.goto(office.url + office.listPath);
      await office.signIn(page);
      await page.waitForSelector(office.row);
    });
    return { toSignIn: signIn.code, toFirstList: signIn.code + onwards.code, state: await context.storageState() };
  });
  const signedIn = <T>(work: (page: Page, context: BrowserContext) => Promise<T>) =>
    inNewContext(browser, office, work, first.state);
  return {
    toSignIn: first.toSignIn,
    toFirstList: first.toFirstList,
    cold: await times(() => signedIn((page) => untilRows(page, office))),
    slow: await times(() => signedIn((page) => untilRows(page, office, throttle))),
    hovered: await times(() => signedIn((page) => fromClick(page, office, true))),
    clicked: await times(() => signedIn((page) => fromClick(page, office, false))),
    heap: await times(() => signedIn((page) => heapOf(page, office))),
  };
}

async function inNewContext<T>(
  browser: Browser,
  { url }: Office,
  work: (page: Page, context: BrowserContext) => Promise<T>,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEWPORT,
    ...(storageState ? { storageState } : {}),
  });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

async function throttle(devtools: CDPSession) {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** Returns the time by the browser's clock from the start of the navigation until the first row is painted. */
async function untilRows(page: Page, office: Office, prepare?: (devtools: CDPSession) => Promise<void>) {
  await prepare?.(await page.context().newCDPSession(page));
  await page.addInitScript(notePainting, office.row);
  await page.goto(office.url + office.listPath, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => (globalThis as { rowPaintedAt?: number }).rowPaintedAt, undefined, {
    timeout: 60_000,
  });
  return (await painted.jsonValue()) as number;
}

/** Runs in the page: notes when the frame with the first row has ended. Later work of the page does not delay the note. */
function notePainting(row: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        (globalThis as { rowPaintedAt?: number }).rowPaintedAt = performance.now();
      }),
    );
  });
  watch.observe(document, { childList: true, subtree: true });
}

async function fromClick(page: Page, office: Office, rest: boolean): Promise<number> {
  await page.goto(office.url + office.listPath);
  await page.waitForSelector(office.row);
  await page.waitForLoadState('networkidle');
  if (rest) {
    await page.hover(office.next.entry);
    await page.waitForTimeout(REST);
  }
  return page.evaluate(clickToRows, { ...office.next, from: await page.evaluate(() => location.href) });
}

/** Runs in the page: clicks the entry and waits for a row of the next list. */
async function clickToRows({ entry, row, from }: { entry: string; row: string; from: string }): Promise<number> {
  const rowsBefore = new Set(document.querySelectorAll(row));
  const begin = performance.now();
  document.querySelector<HTMLElement>(entry)?.click();
  while (
    location.href === from ||
    [...document.querySelectorAll(row)].every((each) => rowsBefore.has(each) || each.closest('[inert]'))
  )
    await new Promise(requestAnimationFrame);
  return performance.now() - begin;
}

async function heapOf(page: Page, office: Office): Promise<number> {
  await page.goto(office.url + office.listPath);
  await page.waitForSelector(office.row);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
