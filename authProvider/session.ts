import { SESSION_LIFETIME } from '../contract/constants';

/** What is known of a signed-in person. */
export interface Session {
  token: string;
  user: { id: string; fullName: string };
  roles: string[];
  /** Of all roles, each once. */
  permissions: string[];
  /** Moment of expiry, ms since 1970. */
  expirationTime: number;
}

/** The answer of a sign-in, as far as it is read (specification, section 3: signed-in account). */
export interface SignedInAccount {
  user: { id: string; token: string; fullName: string; roles: { name: string; permissions: { name: string }[] }[] };
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
export function accessOf({ roles }: Pick<SignedInAccount['user'], 'roles'>): Pick<Session, 'roles' | 'permissions'> {
  const permissions = roles.flatMap((role) => role.permissions.map(({ name }) => name));
  return { roles: roles.map(({ name }) => name), permissions: [...new Set(permissions)] };
}

/** Whether the stored time has passed at `now` (ms); a session is good up to and including its last millisecond. */
export function hasExpired({ expirationTime }: Pick<Session, 'expirationTime'>, now: number): boolean {
  return now > expirationTime;
}
