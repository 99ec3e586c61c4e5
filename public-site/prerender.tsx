import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { type PageKey, PUBLIC_ROUTES } from '../contract/pages/routes';
import { App } from './App';
import type { DocumentKey } from './content/titles';
import { Layout } from './layout/Layout';
import { type BundleManifest, chunkOf, readBundleManifest } from './manifest';
import { type KeptFiles, keptFiles } from './offline/keptFiles';
import { OfflinePage } from './offline/OfflinePage';
import { type PageAssets, pageDocument } from './pageDocument';
import { PAGES } from './pages/table';

/** Returns a page's markup without script: query parameters of its address are not known yet. */
export async function render(key: PageKey): Promise<string> {
  await PAGES[key].load();
  return renderToString(
    <StaticRouter location={PUBLIC_ROUTES[key]}>
      <App />
    </StaticRouter>,
  );
}

/** Returns the substitute for a page without a connection, in the layout of all pages. */
const renderOffline = (): string =>
  renderToString(
    <StaticRouter location="/offline.html">
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<OfflinePage />} />
        </Route>
      </Routes>
    </StaticRouter>,
  );

/**
 * Writes `<key>.html` for every public route and one for being offline into `target`, from the public site that was built into
 * `folder`. Returns the files that the service worker caches.
 */
export async function writePages(folder: string, target: string): Promise<KeptFiles> {
  const manifest = readBundleManifest(folder);
  const documents: string[] = [];
  const write = (key: DocumentKey, markup: string, pageFile: string | null) => {
    const document = pageDocument(key, markup, assetsOf(manifest, folder, pageFile));
    documents.push(document);
    writeFileSync(`${target}/${key}.html`, document);
  };
  mkdirSync(target, { recursive: true });
  for (const key of Object.keys(PUBLIC_ROUTES) as PageKey[]) write(key, await render(key), PAGES[key].file);
  write('offline', renderOffline(), null);
  return keptFiles({ manifest, fileOf: (key) => PAGES[key].file, documents });
}

function assetsOf(manifest: BundleManifest, folder: string, pageFile: string | null): PageAssets {
  const entry = chunkOf(manifest, 'public-site/index.html');
  const page = pageFile === null ? entry : chunkOf(manifest, `public-site/pages/${pageFile}`);
  const along = [...(entry.imports ?? []), ...(page.imports ?? [])].map((name) => chunkOf(manifest, name).file);
  const files = new Set([page.file, ...along].filter((file) => file !== entry.file));
  const card = chunkOf(manifest, 'public-site/social-card.png');
  const style = (entry.css ?? []).map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()).join('');
  return { script: `/${entry.file}`, preload: [...files].map((file) => `/${file}`), style, card: `/${card.file}` };
}

const script = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === script) {
  const folder = fileURLToPath(new URL('../public', import.meta.url));
  const [, , target] = process.argv;
  const files = await writePages(folder, target ?? `${folder}/pages`);
  // The service worker is built next, except when a running server has the pages rendered with another brand.
  if (!target) writeFileSync(`${folder}/.vite/keptFiles.json`, JSON.stringify(files));
}
