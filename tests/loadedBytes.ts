import type { Page } from 'playwright-core';

/** Returns the transferred (brotli) bytes during `visit`: of script and style, and in total. */
export async function loadedBytes(page: Page, visit: () => Promise<unknown>) {
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
