import { heldThrough, limitedOf, type Scope } from '../contract/access/scope';
import { SESSION_LIFETIME } from '../contract/constants';

/** What is known of a signed-in person. */
export interface Session {
  token: string;
  user: { id: string; fullName: string };
  roles: string[];
  /** Of all roles, each once. */
  permissions: string[];
  /** Those of them that reach some records only, and which; left out, all of them reach everyone's. */
  limited?: Readonly<Record<string, Scope>> | undefined;
  /** Moment of expiry, ms since 1970. */
  expirationTime: number;
}

/** One of somebody's roles; without a scope, it reaches everyone's records. */
interface HeldRole {
  name: string;
  scope?: Scope;
  permissions: { name: string }[];
}

/** The answer of a sign-in, as far as it is read (specification, section 3: signed-in account). */
export interface SignedInAccount {
  user: { id: string; token: string; fullName: string; roles: HeldRole[] };
  accountType: { name: string } | null;
}

/** Only accounts of type Staff, or of none, may enter the back-office (specification, section 5). */
export function mayEnter({ accountType }: Pick<SignedInAccount, 'accountType'>): boolean {
  return !accountType || accountType.name === 'Staff';
}

/** The session that starts at `now` (ms) and lasts eight hours. */
export function sessionFrom({ user }: SignedInAccount, now: number): Session {
  const { id, token, fullName } = user;
  return { token, user: { id, fullName }, ...accessOf(user), expirationTime: now + SESSION_LIFETIME };
}

/** The names of somebody's roles, and of what these permit together. */
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

/** Whether the stored time has passed at `now` (ms); a session is good up to and including its last millisecond. */
export function hasExpired({ expirationTime }: Pick<Session, 'expirationTime'>, now: number): boolean {
  return now > expirationTime;
}
