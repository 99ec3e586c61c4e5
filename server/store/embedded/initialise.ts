import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '../../base/StartRefused';
import { commandAs, type OsAccount } from './account';
import type { DatabasePlace } from './place';

/** The only user of an embedded database. */
export const USER = 'kitara';
/** The major version of PostgreSQL. Only this version can read the files. */
const MAJOR = '18';

/**
 * Creates an empty database if there is none. It is created in another folder and then renamed as a whole: an interrupted one is
 * never found, and of several processes that create one at the same time, the first wins.
 */
export async function initialise({ folder, programs }: DatabasePlace, account: OsAccount): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')))
    throw new StartRefused(
      `${folder} holds a database of an earlier version, which ran inside the server and cannot be read any more. Move it away, or set another DATA_DIR.`,
    );
  const version = join(folder, 'data/PG_VERSION');
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim();
    if (found === MAJOR) return;
    throw new StartRefused(`${folder} was made by PostgreSQL ${found}; this program comes with ${MAJOR}.`);
  }
  removeHalfMade(folder);
  const half = `${folder}.new-${process.pid}-${randomUUID()}`;
  inTheMaking.add(basename(half));
  mkdirSync(half, { mode: 0o700 });
  const password = join(half, 'password');
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const { user } = account;
  if (user) for (const path of [half, password]) chownSync(path, user.uid, user.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = [`--username=${USER}`, '--auth=scram-sha-256', `--pwfile=${password}`];
  const command = commandAs(account, programs.initdb, [...locale, ...access, '-D', join(half, 'data')]);
  await promisify(execFile)(command.program, command.args, { ...command.options, cwd: half }).catch(
    (error: Failure) => {
      rmSync(half, { recursive: true, force: true });
      if (error.code === 'ENOENT') throw new StartRefused(NOT_FOR_HERE);
      throw new StartRefused(`PostgreSQL cannot make a database in ${folder}: ${reasonOf(error)}`);
    },
  );
  try {
    renameSync(half, folder);
    syncFolder(dirname(folder));
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(version)) throw error;
  }
}

/** The names of the folders that this process is filling. */
const inTheMaking = new Set<string>();

/** Removes folders of processes that were killed while creating a database. Such a process may have had this process's id. */
function removeHalfMade(folder: string): void {
  const name = `${basename(folder)}.new-`;
  for (const found of readdirSync(dirname(folder)).filter((each) => each.startsWith(name))) {
    const pid = Number.parseInt(found.slice(name.length), 10);
    const isMade = pid === process.pid ? inTheMaking.has(found) : isAlive(pid);
    if (!isMade) rmSync(join(dirname(folder), found), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Syncs a folder to disk, so that a rename in it survives a power cut. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

type Failure = Error & { code?: unknown; stderr?: string };

const NOT_FOR_HERE =
  "The PostgreSQL that comes with this program does not run on this system's C library. Set DATABASE_URL to a PostgreSQL server.";

const reasonOf = ({ message, stderr = '' }: Failure) =>
  (/(?:FATAL|error): +(.*)/.exec(stderr)?.[1] ?? stderr.trim().split('\n').at(-1)) || message;
