import { expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { ownProduct } from './ownProduct';
import { settled, signInAs } from './staff';
import { scrollsSideways } from './visitor';

const DAY = 86_400_000;
const product = ownProduct('prices');

it('a planned price counts the lines that renew at it, and is offered to visitors from its day on', async () => {
  const { page, context, errors } = await product.openOffice();
  await signInAs(page, 'admin', '/products');
  const open = async () => {
    await page.getByRole('link', { name: 'Kitara Home 20', exact: true }).first().click();
    await page.waitForURL('**/product-details*');
    await settled(page);
  };
  await open();
  await page.getByRole('button', { name: 'Change price' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('New price').fill('159000');
  await form.getByLabel('First day').fill('20 Nov 2026');
  await form.getByText(/\d+ lines renew at this price\./).waitFor();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  }
  await form.getByRole('button', { name: 'Change price' }).click();
  await page.getByText('UGX 159,000 from 20 Nov 2026.').waitFor();
  const history = page.getByRole('region', { name: 'Price changes' });
  await history.getByText('Planned').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();

  await product.restart(4 * DAY);
  const offered = async () => (await fetch(`${product.url()}/api/v1/onboarding/products`)).text();
  await expect
    .poll(offered, { timeout: 60_000, interval: 1_000 })
    .toMatch(/"name":"Kitara Home 20"[^}]*"price":159000/);
});
