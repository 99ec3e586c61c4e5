import { spawnSync } from 'node:child_process';

/** The account under which PostgreSQL runs. It refuses to run as root. */
export interface OsAccount {
  /** The words in front of each of its commands. */
  prefix: readonly string[];
  /** The user and group to which it switches. If left out, ours is kept. */
  user?: { uid: number; gid: number };
}

/** The usual number of both `nobody` and `nogroup`. */
const NOBODY = 65_534;

/**
 * Appears as root outside and as nobody inside the namespace. Files that it writes belong to root, so it works in a folder that
 * only root may enter.
 */
export const IN_NAMESPACE: OsAccount = {
  prefix: ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
};
/** Used if root may not create a user namespace, as in many containers. */
export const AS_NOBODY: OsAccount = { prefix: [], user: { uid: NOBODY, gid: NOBODY } };
const AS_OURSELVES: OsAccount = { prefix: [] };

/** Returns the account under which PostgreSQL runs here. */
export function accountHere(): OsAccount {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const [unshare = '', ...options] = IN_NAMESPACE.prefix;
  return spawnSync(unshare, [...options, 'true'], { stdio: 'ignore' }).status === 0 ? IN_NAMESPACE : AS_NOBODY;
}

/** Returns a command as the account runs it: program, arguments, and options for spawn. */
export function commandAs({ prefix, user }: OsAccount, program: string, args: readonly string[]) {
  const [first = program, ...rest] = [...prefix, program, ...args];
  return { program: first, args: rest, options: { ...user } };
}
