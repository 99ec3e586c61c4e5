import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Part {
  /** The CSS selector of the part to check; by default the whole page. */
  within?: string;
  /**
   * The ids of the axe rules to apply; all rules by default. With an empty list, nothing is checked, but it still waits for
   * animations.
   */
  rules?: string[];
}

/**
 * The layouts in which this worker has already checked the back-office menu. The menu is the same on every page and up to half of
 * its elements, so it is checked once.
 */
const seenMenus = new Set<string>();

/** Fails with the rule and the element if axe finds a violation on the current page. */
export async function expectAccessible(page: Page, { within, rules }: Part = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // No page has frames, and no default rule reads the style sheets themselves.
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(rules ? { runOnly: rules } : {}),
  };
  const { found, menuLook } = await page.evaluate(
    async ({ part, how, seen }) => {
      // Contrast is measured after fades and movements have ended; one animation may start another.
      const passing = () =>
        document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      for (let still = 0; still < 3; still++) {
        const moving = passing();
        if (moving.length) still = 0;
        await Promise.allSettled(moving.map(({ finished }) => finished));
        await new Promise(requestAnimationFrame);
      }
      if (!how) return { found: [], menuLook: null };
      const menu = [...document.querySelectorAll('nav')].find((nav) => nav.querySelectorAll('a, button').length > 8);
      const { dir, lang } = document.documentElement;
      const { className } = document.body;
      const entries = menu?.querySelectorAll('a, button').length;
      const menuLook = menu && !part ? [innerWidth, className, dir, lang, entries, how.runOnly].join(' ') : null;
      const known = menu && menuLook && seen.includes(menuLook) ? [menu] : [];
      const { axe } = globalThis as unknown as { axe: { run(part: object, how: object): Promise<AxeResults> } };
      const { violations } = await axe.run(part ? { include: [part] } : { exclude: known }, how);
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      );
      return { found: told, menuLook };
    },
    { part: within, how: rules?.length === 0 ? null : (options as { runOnly?: string[] }), seen: [...seenMenus] },
  );
  if (menuLook) seenMenus.add(menuLook);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
