import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './Order';

/** The folders with files that a plan may change. */
const FOLDERS = ['contract', 'resources', 'server', 'mock-server', 'tests'];

/** Returns the files of the repository in a folder. */
export function filesAt(root: string): Files {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return {
    paths: () => paths,
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  };
}
