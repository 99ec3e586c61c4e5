import { Refusal } from '../../contract/errors';
import { isPermitted, type Permission } from '../../contract/permissions';
import { sessions } from '../../resources/internal';
import { roles } from '../../resources/roles';
import { users } from '../../resources/users';
import type { Store } from '../store/Store';
import { hashToken } from './passwords';
import { shareLookups } from './shareLookups';

/** Who makes a call; read from the database at every call, so that a changed role or a revoked session counts at once. */
export interface Identity {
  userId: string;
  sessionId: string;
  roles: { name: string; permissions: string[] }[];
  permissions: ReadonlySet<string>;
}

/** Answers the identity behind an `Authorization: Bearer` header: null without one, and for a token that is unknown, expired or revoked. */
export function createIdentify(
  store: Store,
  now: () => Date,
): (header: string | undefined) => Promise<Identity | null> {
  const byToken = shareLookups((token) => identityOf(store, token, now()));
  return async (header) => {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    return token ? byToken(token) : null;
  };
}

async function identityOf(store: Store, token: string, now: Date): Promise<Identity | null> {
  const [session] = await store.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || session.revokedAt || Date.parse(session.expiresAt) <= now.getTime()) return null;
  const user = await store.get(users, session.userId);
  if (user?.status !== 'ACTIVE') return null;
  const held = await rolesOf(store, user.roleIds);
  return {
    userId: user.id,
    sessionId: session.id,
    roles: held,
    permissions: new Set(held.flatMap((role) => role.permissions)),
  };
}

/** The roles with these ids, by name with their permissions. */
export async function rolesOf(
  store: Store,
  ids: readonly string[],
): Promise<{ name: string; permissions: string[] }[]> {
  if (ids.length === 0) return [];
  const found = await store.find(roles, { where: [{ path: 'id', in: ids }] });
  return found.map(({ name, permissions }) => ({ name, permissions }));
}

/** Somebody with their roles, as the specification's signed-in account has them. */
export const personWith = (user: { id: string; fullName: string }, held: Identity['roles']) => ({
  id: user.id,
  fullName: user.fullName,
  roles: held.map(({ name, permissions }) => ({ name, permissions: permissions.map((each) => ({ name: each })) })),
});

export type NeededAccess = 'public' | 'signed-in' | Permission | readonly Permission[];

/** Refuses a call that the caller may not make: 401 for a stranger, 403 for somebody without the right. */
export function authorise(identity: Identity | null, access: NeededAccess): void {
  if (access === 'public') return;
  if (!identity) throw new Refusal('unauthenticated', 'Sign in first: this call needs a valid token.');
  if (access === 'signed-in' || isPermitted(identity.permissions, access)) return;
  throw new Refusal('forbidden', `This needs the permission: ${[access].flat().join(' or ')}.`);
}
