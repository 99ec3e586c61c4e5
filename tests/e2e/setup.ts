import { beforeEach, inject, onTestFailed } from 'vitest';
import { openBrowsers } from '../browser';
import { moveClock } from './clock';

moveClock(inject('clockOffset'));

// A journey that fails says where its pages stand, and what they tell the person in front of them.
beforeEach(() => {
  onTestFailed(async () => {
    for (const page of openBrowsers.flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())) {
      const said = await page.locator('[role=alert], [role=status], dialog, [role=dialog]').allInnerTexts();
      console.info(page.url(), await page.locator('h1').allInnerTexts(), said.filter(Boolean));
    }
  });
});
