import { spawnSync } from 'node:child_process';

/** As whom PostgreSQL runs: it refuses to run as root. */
export interface Account {
  /** The words before each of its commands. */
  prefix: readonly string[];
  /** The user and group that it switches to; left out, it stays ours. */
  user?: { uid: number; gid: number };
}

/** `nobody` and `nogroup`, as systems number them. */
const NOBODY = 65_534;

/** Root outside and nobody within: what it writes is root's, so that it works in a folder which only root may enter. */
export const IN_NAMESPACE: Account = {
  prefix: ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
};
/** For where root may not make a user namespace, as in many containers. */
export const AS_NOBODY: Account = { prefix: [], user: { uid: NOBODY, gid: NOBODY } };
const AS_OURSELVES: Account = { prefix: [] };

/** As whom PostgreSQL runs here. */
export function accountHere(): Account {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const [unshare = '', ...options] = IN_NAMESPACE.prefix;
  return spawnSync(unshare, [...options, 'true'], { stdio: 'ignore' }).status === 0 ? IN_NAMESPACE : AS_NOBODY;
}

/** A command as the account runs it: program, arguments, options of spawn. */
export function commandAs({ prefix, user }: Account, program: string, args: readonly string[]) {
  const [first = program, ...rest] = [...prefix, program, ...args];
  return { program: first, args: rest, options: { ...user } };
}
