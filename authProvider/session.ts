import { heldThrough, limitedOf, type Scope } from '../contract/access/scope';
import { SESSION_LIFETIME } from '../contract/constants';

/** The data of a signed-in user. */
export interface Session {
  token: string;
  user: { id: string; fullName: string };
  roles: string[];
  /** The permissions of all roles, each once. */
  permissions: string[];
  /** The permissions that cover only some records, with their row scope; if undefined, all of them cover everyone's records. */
  limited?: Readonly<Record<string, Scope>> | undefined;
  /** The time of expiry, ms since 1970. */
  expirationTime: number;
}

/** One of the user's roles; without a row scope, it covers everyone's records. */
interface HeldRole {
  name: string;
  scope?: Scope;
  permissions: { name: string }[];
}

/** The parts of a sign-in's answer that are used (specification, section 3: signed-in account). */
export interface SignedInAccount {
  user: { id: string; token: string; fullName: string; roles: HeldRole[] };
  accountType: { name: string } | null;
}

/**
 * Returns whether the account may use the back-office: only accounts of type Staff or without a type may (specification, section
 * 5).
 */
export function canEnter({ accountType }: Pick<SignedInAccount, 'accountType'>): boolean {
  return !accountType || accountType.name === 'Staff';
}

/** Creates the session that starts at `now` (ms) and lasts eight hours. */
export function sessionFrom({ user }: SignedInAccount, now: number): Session {
  const { id, token, fullName } = user;
  return { token, user: { id, fullName }, ...accessOf(user), expirationTime: now + SESSION_LIFETIME };
}

/** Returns the names of a user's roles, and the permissions that they grant together. */
export function accessOf({
  roles,
}: Pick<SignedInAccount['user'], 'roles'>): Pick<Session, 'roles' | 'permissions' | 'limited'> {
  const held = heldThrough(
    roles.map(({ permissions, scope = 'ALL' }) => ({ permissions: permissions.map(({ name }) => name), scope })),
  );
  const limited = limitedOf(held);
  return {
    roles: roles.map(({ name }) => name),
    permissions: [...held.keys()],
    limited: Object.keys(limited).length ? limited : undefined,
  };
}

/** Returns whether the session has expired at `now` (ms); it is valid up to and including its last millisecond. */
export function hasExpired({ expirationTime }: Pick<Session, 'expirationTime'>, now: number): boolean {
  return now > expirationTime;
}
