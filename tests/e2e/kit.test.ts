import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { openPage } from './visitor';

const PAGE = '/__kit';
const OPENED = ['confirm', 'form', 'shown', 'drawer', 'side'];
const LOOKS = ['light', 'dark'].flatMap((mode) => ['ltr', 'rtl'].map((dir) => ({ mode, dir })));
const WIDTHS = [1366, 390];

const folder = mkdtempSync(join(tmpdir(), 'kitara-kit-'));
beforeAll(async () => {
  await build({ mode: 'kit', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the axe rules for a look. All rules run once; dark mode only affects contrast, and right to left only affects the
 * layout, which `expectFitting` checks.
 */
const rulesFor = ({ mode, dir }: (typeof LOOKS)[number]): string[] | undefined => {
  if (dir === 'rtl') return [];
  return mode === 'dark' ? ['color-contrast'] : undefined;
};

/** Opens a page that is served from the build folder, without the product. */
async function openKit(width: number) {
  const opened = await openPage(browser, width);
  await opened.page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname === PAGE ? 'src/kit/index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  return opened;
}

/** Fails if anything is wider than the window or than its box. */
async function expectFitting(page: Page) {
  const wide = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = (element: Element): boolean =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const out = [...document.querySelectorAll('main *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        (left < -1 || right > clientWidth + 1) &&
        !(element.parentElement && scrolls(element.parentElement))
      );
    });
    return [
      ...(document.documentElement.scrollWidth > clientWidth + 1 ? ['the page'] : []),
      ...out.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  expect(wide, page.url()).toEqual([]);
}

/** Opens each dialog and drawer in turn and checks it. */
async function lookAtOpened(page: Page, width: number, rules: string[] | undefined) {
  for (const open of OPENED) {
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expectAccessible(page, { within: '[role=dialog]', rules });
    const box = await dialog.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, `${open}, ${width} px`).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

it.each(LOOKS)('every component is accessible and fits: $mode, $dir', async (look) => {
  const { mode, dir } = look;
  const rules = rulesFor(look);
  const { page, context, errors } = await openKit(1366);
  await page.goto(`${PAGE}?mode=${mode}&dir=${dir}`);
  await page.getByRole('heading', { level: 1, name: 'Kit', exact: true }).waitFor();
  await page.locator(`html[dir=${dir}] body.${mode}`).waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
    await expectAccessible(page, { within: 'main', rules });
    await expectFitting(page);
    await lookAtOpened(page, width, rules);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it('focused and hovered elements are visually distinct', async () => {
  const { page, context } = await openKit(1366);
  await page.goto(PAGE);
  const buttons = page.getByRole('region', { name: 'Buttons' });
  await buttons.waitFor();
  const outlined = buttons.getByRole('button', { name: 'Outlined', exact: true });
  const ground = () => outlined.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await outlined.hover();
  await expect.poll(ground).not.toBe(before);

  await page.locator('main').focus();
  const reached: string[] = [];
  const possible = await buttons.locator('button:not([disabled])').count();
  for (let at = 0; at < possible; at++) {
    await page.keyboard.press('Tab');
    const { inside, outline } = await page.evaluate(() => {
      const { activeElement } = document;
      return {
        inside: activeElement?.closest('[aria-label=Buttons]') !== null,
        outline: activeElement ? getComputedStyle(activeElement).outlineStyle : 'none',
      };
    });
    if (inside) reached.push(outline);
  }
  expect(reached).toHaveLength(possible);
  expect(reached.filter((outline) => outline === 'none')).toEqual([]);
  await context.close();
});

it('the kit is not part of the product', async () => {
  const files = ['dist/office', 'dist/public'].flatMap((dist) =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html|json)$/.test(name))
      .map((name) => join(dist, name)),
  );
  expect(files.length).toBeGreaterThan(30);
  const marks = ['__kit', 'src/kit', 'Every piece of src/ui'];
  expect(files.filter((file) => marks.some((mark) => readFileSync(file, 'utf8').includes(mark)))).toEqual([]);
  const answer = await fetch(`${productUrl}${PAGE}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
});
