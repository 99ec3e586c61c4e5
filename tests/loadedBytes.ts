import type { Page } from 'playwright-core';

/** Bytes as they came over the wire (brotli) while `visit` ran: script and style, and everything. */
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
