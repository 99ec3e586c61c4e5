import { afterAll, beforeEach, inject, onTestFailed } from 'vitest';
import { browser } from './browser';
import { moveClock } from './clock';

moveClock(inject('clockOffset'));

// If a journey fails, logs the URLs, headings and messages of its pages.
beforeEach(() => {
  onTestFailed(async () => {
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const said = await page.locator('[role=alert], [role=status], dialog, [role=dialog]').allInnerTexts();
      console.info(page.url(), await page.locator('h1').allInnerTexts(), said.filter(Boolean));
    }
  });
});

// Closes the pages that a file has left open, so that they do nothing while the next file runs.
afterAll(async () => {
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
});
