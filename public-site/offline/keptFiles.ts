import { createHash } from 'node:crypto';
import { callAddress } from '../../contract/client/address';
import { type PageKey, PUBLIC_ROUTES } from '../../contract/pages/routes';
import { routes } from '../../resources/language/routes';
import type { PublicCall } from '../api/callApi';
import { type BundleManifest, chunkOf, scriptsOf } from '../manifest';

/** The files that the service worker caches, collected at build time. */
export interface KeptFiles {
  /** A version that differs for each build with different content. */
  version: string;
  /** Scripts and styles that every page uses. */
  shell: string[];
  /** Routes that open offline after the first visit, each with its own scripts. */
  pages: Record<string, string[]>;
  /** Addresses of API answers that are the same for everyone. */
  calls: string[];
}

const PAGES: readonly PageKey[] = ['home', 'subscribe', 'contact', 'faqs', 'track', 'trackByDetails'];
/** The parts that these pages load on demand. */
const PARTS = [
  'layout/Toaster.tsx',
  'payLater/ReminderNotice.tsx',
  'offline/ConnectionBar.tsx',
  'offline/OutboxRows.tsx',
  'coverage/InterestForm.tsx',
] as const;
const CALLS: readonly PublicCall[] = ['listOfferedProducts', 'listOfferedBuildingTypes'];

interface Built {
  manifest: BundleManifest;
  /** Returns the file of a page in `public-site/pages`; null if the page is in the entry script. */
  fileOf(key: PageKey): string | null;
  /** Every prerendered document. */
  documents: string[];
}

export function keptFiles({ manifest, fileOf, documents }: Built): KeptFiles {
  const scripts = ['index.html', ...PARTS].flatMap((name) => scriptsOf(manifest, `public-site/${name}`));
  // The pages have their styles inlined, but the bundler's loader for dynamic imports requests the file, too.
  const styles = (chunkOf(manifest, 'public-site/index.html').css ?? []).map((file) => `/${file}`);
  const shell = [...scripts, ...styles];
  const pages = PAGES.map((key) => {
    const file = fileOf(key);
    const own = file === null ? [] : scriptsOf(manifest, `public-site/pages/${file}`);
    return [PUBLIC_ROUTES[key], own.filter((script) => !shell.includes(script))] as const;
  });
  const files = { shell: [...new Set(shell)], pages: Object.fromEntries(pages) };
  const hash = createHash('sha256').update(JSON.stringify([files, documents]));
  const calls = CALLS.map((name) => callAddress(routes[name], {}));
  return { version: hash.digest('hex').slice(0, 12), ...files, calls };
}
