import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type PageKey, PUBLIC_ROUTES } from '../contract/routes';
import { App } from './App';
import { type PageAssets, pageDocument } from './pageDocument';
import { PAGES } from './pages/table';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** A page's markup as it is before any script: parameters in its address are not known yet. */
export async function render(key: PageKey): Promise<string> {
  await PAGES[key].load();
  return renderToString(
    <StaticRouter location={PUBLIC_ROUTES[key]}>
      <App />
    </StaticRouter>,
  );
}

/** Writes `pages/<key>.html` for every public route into `folder`, where the public site has been built. */
export async function writePages(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  mkdirSync(`${folder}/pages`, { recursive: true });
  for (const key of Object.keys(PUBLIC_ROUTES) as PageKey[]) {
    const assets = assetsOf(manifest, folder, PAGES[key].file);
    writeFileSync(`${folder}/pages/${key}.html`, pageDocument(key, await render(key), assets));
  }
}

function assetsOf(manifest: Manifest, folder: string, pageFile: string | null): PageAssets {
  const entry = chunkOf(manifest, 'public-site/index.html');
  const page = pageFile === null ? entry : chunkOf(manifest, `public-site/pages/${pageFile}`);
  const along = [...(entry.imports ?? []), ...(page.imports ?? [])].map((name) => chunkOf(manifest, name).file);
  const files = new Set([page.file, ...along].filter((file) => file !== entry.file));
  const card = chunkOf(manifest, 'public-site/social-card.png');
  const style = (entry.css ?? []).map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()).join('');
  return { script: `/${entry.file}`, preload: [...files].map((file) => `/${file}`), style, card: `/${card.file}` };
}

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The public site's manifest has no ${name}: build it first (vite build --mode public).`);
  return chunk;
}

const script = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === script) {
  await writePages(fileURLToPath(new URL('../public', import.meta.url)));
}
