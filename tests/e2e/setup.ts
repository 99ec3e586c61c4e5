import { afterAll, beforeEach, inject, onTestFailed } from 'vitest';
import { browser } from './browser';
import { moveClock } from './clock';

moveClock(inject('clockOffset'));

// A journey that fails says where its pages stand, and what they tell the person in front of them.
beforeEach(() => {
  onTestFailed(async () => {
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const said = await page.locator('[role=alert], [role=status], dialog, [role=dialog]').allInnerTexts();
      console.info(page.url(), await page.locator('h1').allInnerTexts(), said.filter(Boolean));
    }
  });
});

// What a journey has left open does nothing any more while the next one runs.
afterAll(async () => {
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
});
