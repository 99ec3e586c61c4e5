import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The bundler's output for each source file, by its path. */
export type BundleManifest = Record<string, Chunk>;

/** Reads the manifest of the public site that was built into `folder`. */
export const readBundleManifest = (folder: string): BundleManifest =>
  JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));

export function chunkOf(manifest: BundleManifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The public site's manifest has no ${name}: build it first (vite build --mode public).`);
  return chunk;
}

/** Returns the addresses of a chunk's script and of all its static imports. */
export function scriptsOf(manifest: BundleManifest, name: string): string[] {
  const found = new Set<string>();
  const follow = (next: string) => {
    const { file, imports = [] } = chunkOf(manifest, next);
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    imports.forEach(follow);
  };
  follow(name);
  return [...found];
}
