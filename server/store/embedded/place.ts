import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '../../base/StartRefused';
import type { OsAccount } from './account';
import { type Programs, programsIn } from './programs';

/** The location of a database, and the programs that serve it. */
export interface DatabasePlace {
  /** Contains the data, the password, the log and the socket. Only the account that runs PostgreSQL may enter it. */
  folder: string;
  programs: Programs;
  /** A note for the operator, or null if the database is simply under DATA_DIR. */
  note: string | null;
}

/** The folder for files that another user could not reach under DATA_DIR. */
const ELSEWHERE = '/var/lib/kitara';
const OURS_ALONE = 0o700;
/** Others may pass through, but see nothing. */
const PASSAGE = 0o711;

/**
 * Prepares DATA_DIR for PostgreSQL under this account. A user other than ours cannot enter our folders: if the path to DATA_DIR
 * is closed to that user, the files are stored elsewhere, with a link to them in DATA_DIR.
 */
export function placeFor(account: OsAccount, dataDir: string, programs: Programs): DatabasePlace {
  const base = resolve(dataDir);
  const wanted = join(base, 'postgres');
  makeFolder(base, account.user ? PASSAGE : OURS_ALONE);
  if (!account.user) {
    const folder = existsSync(wanted) ? realpathSync(wanted) : wanted;
    own(folder, process.getuid?.(), process.getgid?.());
    return { folder, programs, note: null };
  }
  const { uid, gid } = account.user;
  const folder = reachableFolder(account, base, wanted);
  own(folder, uid, gid);
  const reachable = reaches(account, programs.folder) ? programs : copyOf(programs, `${folder}-programs`);
  return { folder, programs: reachable, note: `PostgreSQL runs as the user nobody; its files are in ${folder}` };
}

/**
 * Creates the folder and its parents. Node's own recursive option never ends on a file system that refuses folders, such as
 * /proc.
 */
function makeFolders(path: string, mode: number): void {
  if (isFolder(path)) return;
  if (!existsSync(path)) makeFolders(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may just have created it.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function makeFolder(path: string, mode: number): void {
  makeFolders(path, mode);
  const { mode: now, uid } = statSync(path);
  const isShared = (now & 0o1000) !== 0;
  if (process.platform !== 'win32' && uid === process.getuid?.() && !isShared) chmodSync(path, mode);
}

function reachableFolder(account: OsAccount, base: string, wanted: string): string {
  if (existsSync(wanted) && lstatSync(wanted).isSymbolicLink()) return realpathSync(wanted);
  if (reaches(account, base)) return wanted;
  if (existsSync(wanted))
    throw new StartRefused(
      `PostgreSQL must run as the user nobody here, who cannot reach ${wanted}. Move DATA_DIR to where others may pass through.`,
    );
  const elsewhere = join(ELSEWHERE, createHash('sha256').update(base).digest('hex').slice(0, 12));
  makeFolder(ELSEWHERE, PASSAGE);
  makeFolder(elsewhere, PASSAGE);
  const folder = join(elsewhere, 'postgres');
  mkdirSync(folder, { recursive: true, mode: OURS_ALONE });
  symlinkSync(folder, wanted);
  return folder;
}

const reaches = ({ user }: OsAccount, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, stdio: 'ignore' }).status === 0;

/** Changes the owner of everything in a folder, if root has run PostgreSQL under another account before. */
function own(folder: string, uid: number | undefined, gid: number | undefined): void {
  if (uid === undefined || gid === undefined || process.getuid?.() !== 0) return;
  if (!existsSync(folder) || statSync(folder).uid === uid) return;
  lchownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
}

/** Copies the programs. An interrupted copy is never used. */
function copyOf(programs: Programs, folder: string): Programs {
  const copied = lstatSync(programs.postgres).size;
  const copy = programsIn(folder);
  if (existsSync(copy.postgres) && lstatSync(copy.postgres).size === copied) return copy;
  const half = `${folder}.new-${process.pid}`;
  cpSync(programs.folder, half, { recursive: true, verbatimSymlinks: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(half, folder);
  return copy;
}
