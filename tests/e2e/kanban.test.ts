import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const card = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .last();
const lane = (page: Page, name: string) => page.getByRole('list', { name: `Tasks in ${name}` });

/** Returns the visible board: each column's name with its tasks. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ol[aria-label="Columns"] > li')].map((column) => {
      const tasks = [...column.querySelectorAll('li')].map((each) => each.querySelector('p')?.textContent);
      return `${column.getAttribute('aria-label')}: ${tasks.join(', ')}`;
    }),
  );
const becomes = (page: Page, board: string[]) => expect.poll(() => drawn(page)).toEqual(board);

async function choose(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: `${menu}: more` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function addTask(page: Page, column: string, title: string) {
  await page.getByRole('button', { name: `Add task to ${column}` }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Returns a point inside the element once it has stopped moving. */
const middleOf = async (target: Locator) => {
  await target.hover({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
};

const said = (page: Page) => page.locator('[id^=DndLiveRegion]');

/**
 * Drags the card with the mouse and drops it once the board announces the expected position. The pointer keeps moving slightly,
 * as a hand does.
 */
async function dragByMouse(page: Page, from: Locator, to: Locator, words: string) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  let trembling = 0;
  const arrived = async () => {
    trembling = 1 - trembling;
    await page.mouse.move(end.x + trembling, end.y);
    return said(page).textContent();
  };
  await expect.poll(arrived).toBe(words);
  await page.mouse.up();
}

/** Runs in the page: waits for work deferred to the next frames, because the board listens to keys only afterwards. */
const nextFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

it('adds, edits and deletes tasks with toasts, moves them by mouse and keyboard, and survives a reload', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'agent');
  await page.getByRole('button', { name: 'Allan Mugisha' }).click();
  await page.getByRole('menuitem', { name: 'Kanban' }).click();
  await settled(page);
  for (const title of ['One', 'Two', 'Three']) await addTask(page, 'To do', title);
  await page.getByText('Add Successfully').first().waitFor();
  await choose(page, 'Task Two', 'Edit');
  await page.getByLabel('Title').fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a title.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Title').fill('Second');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Edit Successfully').waitFor();
  await page.getByRole('button', { name: 'Add column' }).click();
  await page.getByLabel('Name').fill('Later');
  await page.getByLabel('Red').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await choose(page, 'Column Done', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Delete Successfully').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await becomes(page, ['To do: One, Second, Three', 'In progress: ', 'Later: ']);

  await dragByMouse(page, card(page, 'One'), card(page, 'Three'), 'Task One is now at place 3 of 3 in To do.');
  await becomes(page, ['To do: Second, Three, One', 'In progress: ', 'Later: ']);
  await dragByMouse(page, card(page, 'Second'), lane(page, 'Later'), 'Task Second is now at place 1 of 1 in Later.');
  await becomes(page, ['To do: Three, One', 'In progress: ', 'Later: Second']);
  await dragByMouse(
    page,
    page.getByRole('heading', { name: 'Later' }),
    page.getByRole('heading', { name: 'To do' }),
    'Column Later is now at place 1 of 3.',
  );
  await becomes(page, ['Later: Second', 'To do: Three, One', 'In progress: ']);

  const press = async (key: string, words: string) => {
    await page.keyboard.press(key);
    await expect.poll(() => said(page).textContent()).toBe(words);
    await page.evaluate(nextFrames);
  };
  await page.getByRole('button', { name: 'Move task One' }).focus();
  await press('Space', 'Task One is picked up. It is at place 2 of 2 in To do.');
  await press('ArrowUp', 'Task One is now at place 1 of 2 in To do.');
  await press('ArrowRight', 'Task One is now at place 1 of 1 in In progress.');
  await press('Space', 'Task One is put down at place 1 of 1 in In progress.');
  await becomes(page, ['Later: Second', 'To do: Three', 'In progress: One']);
  await page.getByRole('button', { name: 'Move column Later' }).focus();
  await press('Space', 'Column Later is picked up. It is at place 1 of 3.');
  await press('ArrowRight', 'Column Later is now at place 2 of 3.');
  await press('Escape', 'Column Later is put back to place 1 of 3.');
  await becomes(page, ['Later: Second', 'To do: Three', 'In progress: One']);

  await choose(page, 'Task Three', 'Move to Later');
  const left = ['Later: Second, Three', 'To do: ', 'In progress: One'];
  await becomes(page, left);
  await page.reload();
  await settled(page);
  expect(await drawn(page)).toEqual(left);
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});

/** Presses a finger on the element, holds it, moves it to the target and lifts it. */
async function dragByTouch(page: Page, touch: CDPSession, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [start]);
  await said(page).filter({ hasText: 'is picked up' }).waitFor({ state: 'attached' });
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  await said(page).filter({ hasText: 'is now at' }).waitFor({ state: 'attached' });
  await send('touchEnd', []);
}

it('moves tasks by touch on a phone, and sets a stored board that it cannot read aside', async () => {
  const { page, context, errors } = await openPage(browser, 390, 'dark', { hasTouch: true });
  await signInAs(page, 'agent');
  await page.evaluate(() => localStorage.setItem('kanban', '[{"id":'));
  await page.goto('/kanban');
  await page.getByText('The old one was not lost').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kanban_set_aside'))).toBe('[{"id":');
  for (const title of ['One', 'Two']) await addTask(page, 'To do', title);
  await dragByTouch(page, await context.newCDPSession(page), card(page, 'One'), card(page, 'Two'));
  await becomes(page, ['To do: Two, One', 'In progress: ', 'Done: ']);
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});
