import type { Page } from 'playwright-core';

/**
 * Returns the transferred (brotli) bytes during `visit`: of script and style, and in total. Code that the page preloads in idle
 * moments, for later pages, does not count: how much of it arrives in time would depend on the machine.
 */
export async function loadedBytes(page: Page, visit: () => Promise<unknown>) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const measured = request
      .sizes()
      .then(({ responseBodySize }) => ({ kind: request.resourceType(), bytes: responseBodySize }));
    if (!request.url().includes('/api/')) sizes.push(measured);
  });
  await visit();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  const all = await Promise.all(sizes);
  const sum = (kinds: string[]) =>
    all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  return { code: sum(['script', 'stylesheet']), all: sum([]) };
}
