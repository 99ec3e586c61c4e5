import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningProduct, startProduct } from '../support/product';
import { browser } from './browser';
import { clockScript, moveDatabaseClock } from './clock';

/**
 * Starts a product with data of its own before the tests of a file and stops it after them. Returns its address, a function that
 * opens a page of the back-office, and one that restarts it as many milliseconds after the time at which the journeys start.
 */
export function ownProduct(name: string) {
  let folder: string;
  let product: RunningProduct | undefined;
  const startAt = async (offset: number) => {
    await moveDatabaseClock(folder, offset);
    const imported = `data:text/javascript,${encodeURIComponent(clockScript(offset))}`;
    product = await startProduct({ DATA_DIR: folder, NODE_OPTIONS: `--import=${imported}` });
  };
  const stop = async () => {
    await product?.stop();
    product = undefined;
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), `kitara-${name}-`));
    await startAt(inject('clockOffset'));
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  let offset = inject('clockOffset');
  const url = () => product?.url ?? '';
  return {
    url,
    async restart(later: number) {
      await stop();
      offset = inject('clockOffset') + later;
      await startAt(offset);
    },
    async openOffice() {
      const context = await browser.newContext({
        ...{ baseURL: url(), viewport: { width: 1366, height: 800 } },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
      });
      await context.addInitScript(clockScript(offset));
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      return { page, context, errors };
    },
  };
}
