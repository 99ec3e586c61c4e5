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

/** A customer who has proved with a code that an account is theirs. They may renew it for a while, and nothing else. */
export interface Customer {
  accountId: string;
}

/** Who makes a call: somebody of the staff, a customer, or a stranger, for whom both are null. */
export interface Caller {
  identity: Identity | null;
  customer: Customer | null;
}
const STRANGER: Caller = { identity: null, customer: null };

/** Answers who is behind an `Authorization: Bearer` header: a stranger without one, and with a token that is unknown, expired or revoked. */
export function createIdentify(store: Store, now: () => Date): (header: string | undefined) => Promise<Caller> {
  const byToken = shareLookups((token) => callerOf(store, token, now()));
  return async (header) => {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    return token ? byToken(token) : STRANGER;
  };
}

async function callerOf(store: Store, token: string, now: Date): Promise<Caller> {
  const [session] = await store.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || session.revokedAt || Date.parse(session.expiresAt) <= now.getTime()) return STRANGER;
  if (session.accountId) return { identity: null, customer: { accountId: session.accountId } };
  const user = await store.get(users, session.userId ?? '');
  if (user?.status !== 'ACTIVE') return STRANGER;
  const held = await rolesOf(store, user.roleIds);
  const permissions = new Set(held.flatMap((role) => role.permissions));
  return { identity: { userId: user.id, sessionId: session.id, roles: held, permissions }, customer: null };
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
export function authorise(
  { identity, customer }: Caller,
  { access, customers = false }: { access: NeededAccess; customers?: boolean },
): void {
  if (access === 'public' || (customer && customers)) return;
  if (!identity) throw new Refusal('unauthenticated', 'Sign in first: this call needs a valid token.');
  if (access === 'signed-in' || isPermitted(identity.permissions, access)) return;
  throw new Refusal('forbidden', `This needs the permission: ${[access].flat().join(' or ')}.`);
}

/** Whether the caller may be told of what belongs to an account; a customer is told of their own. */
export const isOpenTo = (customer: Customer | null, accountId: string | null): boolean =>
  customer === null || customer.accountId === accountId;
