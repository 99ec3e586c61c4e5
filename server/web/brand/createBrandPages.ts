import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { BRAND_NAMES } from '../../../resources/settings/brandSettings';
import type { LiveSettings } from '../../config/liveSettings';
import { brandMark } from './brandMark';

const run = promisify(execFile);

/** What the pages are served from, and what is put into their heads. */
export interface Pages {
  /** The folder of the public site's pages. */
  folder: string;
  publicHead: string;
  officeHead: string;
}

interface Options {
  settings: LiveSettings;
  log: Pick<Logger, 'error'>;
  /** Where the apps were built. */
  dist?: string;
}

/**
 * The public site's pages are rendered when it is built. Where the database holds another brand than was built in, they are rendered
 * once more by the program that does so at the build, in a process of its own, into a folder that goes with this process. Until that
 * is done, and where it fails, the pages are as they were.
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
    /** Resolves once the pages have the brand that the settings have now. */
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
    /** Removes what was rendered. */
    async close(): Promise<void> {
      await rendering;
      if (pages.folder !== built.folder) await rm(pages.folder, { recursive: true, force: true });
    },
  };
}
