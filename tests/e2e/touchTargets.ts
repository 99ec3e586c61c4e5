import type { Page } from 'playwright-core';

/** The minimum width and height of a control in px. */
const FINGERTIP = 40;

/**
 * Returns the controls of the page that are smaller than a fingertip, with name and size. An input is as large as its box, a
 * check box or switch as its label; links in running text are as high as their line.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed = [
      ...document.querySelectorAll('button, a[href], input, textarea, select, [role=button], [role=tab]'),
    ];
    const targetOf = (element: Element) =>
      element.closest('.MuiInputBase-root') ?? (element.matches('input') && element.closest('label')) ?? element;
    const isText = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline';
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, opacity } = getComputedStyle(element);
      return (
        width > 1 && height > 1 && visibility !== 'hidden' && opacity !== '0' && !element.closest('[aria-hidden=true]')
      );
    };
    const small = pressed.flatMap((element) => {
      const target = targetOf(element) || element;
      if (!isShown(target) || isText(element)) return [];
      const { width, height } = target.getBoundingClientRect();
      if (Math.round(width) >= least && Math.round(height) >= least) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [`${element.tagName.toLowerCase()} "${name.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`];
    });
    return [...new Set(small)];
  }, FINGERTIP);
