import type { Locator, Page } from 'playwright-core';

/** The actions of a journey, done with the mouse or by keyboard alone. */
export interface InputDevice {
  /** Opens the command box. */
  search(page: Page): Promise<void>;
  /** Presses a button, follows a link, chooses a card, ticks a box or focuses a text field. */
  press(page: Page, target: Locator): Promise<void>;
}

const MOST_TABS = 80;

/** Presses Tab or Shift+Tab until the target has the focus. Within a radio group, Tab reaches one button and ↓ the others. */
async function reach(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const isBefore = () =>
    target.evaluate(
      (element) =>
        (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  // Nothing may have the focus just after another page has opened.
  const isRadio = () => page.evaluate(() => document.activeElement?.matches('input[type=radio]') ?? false);
  const grouped = (await target.getAttribute('type')) === 'radio';
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isThere()) return;
    const tab = (await isBefore()) ? 'Shift+Tab' : 'Tab';
    await page.keyboard.press(grouped && (await isRadio()) ? 'ArrowDown' : tab);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

export const INPUT_DEVICES: Record<'mouse' | 'keyboard', InputDevice> = {
  mouse: {
    search: (page) => page.getByRole('combobox', { name: 'Search or jump to' }).click(),
    press: (_, target) => target.click(),
  },
  keyboard: {
    search: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('[role=combobox]:focus').waitFor();
    },
    async press(page, target) {
      await target.waitFor();
      await reach(page, target);
      const type = await target.getAttribute('type');
      // Enter in a text field would submit the form.
      const isChosen = type === 'radio' || type === 'checkbox';
      if (type !== 'text' && type !== 'tel') await page.keyboard.press(isChosen ? 'Space' : 'Enter');
    },
  },
};
