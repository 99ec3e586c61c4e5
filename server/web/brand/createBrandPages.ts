import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { BRAND_NAMES } from '../../../resources/settings/brandSettings';
import type { LiveSettings } from '../../config/liveSettings';
import type { Environment } from '../../config/productionFaults';
import { metaMark } from '../metaMark';

const run = promisify(execFile);

/** The source of the pages, and the texts to be inserted into their heads. */
export interface Pages {
  /** The folder of the public site's pages. */
  folder: string;
  publicHead: string;
  officeHead: string;
}

interface Options {
  settings: LiveSettings;
  log: Pick<Logger, 'error'>;
  /** The folder of the built apps. */
  dist?: string;
}

/**
 * Keeps the public site's pages, which are rendered at build time, in step with the brand. If the database has another brand than
 * the built-in one, the build's program renders them again, in a process of its own, into a folder that is removed when this
 * process ends. Until that is done, and if it fails, the previous pages are served.
 */
export function createBrandPages({ settings, log, dist = 'dist' }: Options) {
  const built: Pages = { folder: join(dist, 'public/pages'), publicHead: '', officeHead: '' };
  let pages = built;
  let shown = '';
  let rendering: Promise<void> = Promise.resolve();

  const render = async (brand: Record<string, string | undefined>) => {
    const folder = await mkdtemp(join(tmpdir(), 'kitara-pages-'));
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...brand };
    await run(process.execPath, [join(dist, 'prerender/prerender.js'), folder], { env, timeout: 120_000 });
    return folder;
  };
  const follow = async (brand: Record<string, string | undefined>) => {
    const before = pages.folder;
    const isBuilt = !BRAND_NAMES.some((name) => settings.sourceOf(name) === 'DATABASE');
    pages = isBuilt
      ? built
      : { folder: await render(brand), publicHead: brandMark(brand, false), officeHead: brandMark(brand, true) };
    if (before !== built.folder) await rm(before, { recursive: true, force: true });
  };

  return {
    now: () => pages,
    /** Resolves once the pages show the current brand. */
    follow(): Promise<void> {
      const brand = settings.brandSettings();
      const text = JSON.stringify(brand);
      if (text !== shown)
        rendering = rendering
          .then(() => follow(brand))
          .catch((error: Error) =>
            log.error({ name: error.name }, 'the pages could not be rendered with the new brand'),
          );
      shown = text;
      return rendering;
    },
    /** Removes the rendered pages. */
    async close(): Promise<void> {
      await rendering;
      if (pages.folder !== built.folder) await rm(pages.folder, { recursive: true, force: true });
    },
  };
}

/** Hidden from visitors, because it is part of the staff login's address. */
const OF_STAFF = 'BRAND_SLUG';

/** Returns the element that passes the brand to a page's scripts (contract/brand.ts). */
export function brandMark(settings: Environment, forStaff: boolean): string {
  const told = Object.fromEntries(Object.entries(settings).filter(([name]) => forStaff || name !== OF_STAFF));
  return metaMark('brand', JSON.stringify(told));
}
