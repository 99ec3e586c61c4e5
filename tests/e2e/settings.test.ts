import { expect, it } from 'vitest';
import { LAYOUT } from '../../contract/constants';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { becomes, mainMenu, openSettings, settingsPanel, signedIn } from './shellParts';
import { settled } from './staff';
import { scrollsSideways } from './visitor';

const SWITCHES = ['Dark mode', 'Monochrome', 'Right to left (RTL)', 'Sidebar collapsed', 'Menu hidden'];
const CHOICES = {
  Skin: 'Bordered',
  'Menu layout': 'Horizontal',
  'Content width': 'Boxed',
  Navbar: 'Hidden',
  Footer: 'Sticky',
};

it('saves each setting and resets all of them', async () => {
  const { page, context, errors } = await signedIn(browser, 1366);
  const choice = (name: string, value: string) =>
    settingsPanel(page).getByRole('group', { name }).getByRole('radio', { name: value });
  await openSettings(page);
  await settingsPanel(page).getByRole('switch', { name: 'Semi-dark menu' }).check();
  await page.locator('nav.dark').waitFor();
  for (const name of SWITCHES) await settingsPanel(page).getByRole('switch', { name }).check();
  for (const [name, value] of Object.entries(CHOICES)) await choice(name, value).check({ force: true });
  await expectAccessible(page);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.className])).toEqual([
    'rtl',
    'monochrome',
  ]);
  expect((await page.locator('body').getAttribute('class'))?.split(' ').sort()).toEqual(['dark', 'skin-bordered']);
  expect(await page.getByRole('banner').count()).toBe(0);
  await openSettings(page);
  for (const name of SWITCHES)
    expect(await settingsPanel(page).getByRole('switch', { name }).isChecked(), name).toBe(true);
  for (const [name, value] of Object.entries(CHOICES)) expect(await choice(name, value).isChecked(), name).toBe(true);
  await settingsPanel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await settingsPanel(page).getByRole('button', { name: 'Close settings' }).click();
  await settingsPanel(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('layout'))).toBeNull();
  await openSettings(page);
  expect((await settingsPanel(page).boundingBox())?.width).toBe(LAYOUT.settingsPanel);
  await page.mouse.click(200, 500);
  await settingsPanel(page).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('offers the horizontal menu only from 1280 px', async () => {
  const { page, context, errors } = await signedIn(browser, 1280);
  await openSettings(page);
  await settingsPanel(page).getByRole('radio', { name: 'Horizontal' }).check({ force: true });
  await page.keyboard.press('Escape');
  await mainMenu(page).getByRole('button', { name: 'Payments' }).click();
  await page.getByRole('menuitem', { name: 'Receipts' }).click();
  await page.waitForURL('**/payment-receipts');
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1279, height: 800 });
  await mainMenu(page).waitFor({ state: 'detached' });
  await openSettings(page);
  await settingsPanel(page).getByRole('group', { name: 'Navbar' }).waitFor();
  expect(await settingsPanel(page).getByRole('group', { name: 'Menu layout' }).count()).toBe(0);
  await page.setViewportSize({ width: 700, height: 800 });
  await becomes(async () => (await settingsPanel(page).boundingBox())?.width, LAYOUT.settingsPanelNarrow);
  expect(errors).toEqual([]);
  await context.close();
});
