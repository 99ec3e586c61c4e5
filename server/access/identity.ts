import { accessMark } from '../../contract/access/accessMark';
import { isPermitted } from '../../contract/access/permissions';
import { type Held, heldThrough, limitedOf, markedNames, type Scope, widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts';
import { businessSalesAgents } from '../../resources/businessSalesAgents';
import type { RecordOf } from '../../resources/defineResource';
import { sessions } from '../../resources/internal';
import type { Needed } from '../../resources/ResourceDeclaration';
import { roles } from '../../resources/roles';
import { users } from '../../resources/users';
import { shareLookups } from '../promises/shareLookups';
import { isCustomers } from '../rules/renewalCode';
import type { Owner } from '../rules/scope';
import type { Store } from '../store/Store';
import { hashToken } from './passwords';

/** Who makes a call; read from the database at every call, so that a changed role or a revoked session counts at once. */
export interface Identity extends Owner {
  sessionId: string;
  roles: HeldRole[];
  permissions: ReadonlySet<string>;
  /** The permissions with whose records each reaches. */
  held: Held;
  /** Another one once their roles or permissions have changed. */
  mark: string;
}

export interface HeldRole {
  name: string;
  permissions: string[];
  scope: Scope;
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
const ANONYMOUS: Caller = { identity: null, customer: null };

/** Answers who is behind an `Authorization: Bearer` header: a stranger without one, and with a token that is unknown, expired or revoked. */
export function createIdentify(store: Store, now: () => Date): (header: string | undefined) => Promise<Caller> {
  const byToken = shareLookups((token) => callerWith(store, token, now()));
  return async (header) => {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    return token ? byToken(token) : ANONYMOUS;
  };
}

async function callerWith(store: Store, token: string, now: Date): Promise<Caller> {
  const [session] = await store.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || session.revokedAt || Date.parse(session.expiresAt) <= now.getTime()) return ANONYMOUS;
  if (session.accountId) return customerOf(store, session.accountId);
  const user = await store.get(users, session.userId ?? '');
  if (user?.status !== 'ACTIVE') return ANONYMOUS;
  const roles = await rolesOf(store, user.roleIds);
  const held = heldThrough(roles);
  const agencies = await agenciesCounted(store, user, roles);
  const who = { userId: user.id, sessionId: session.id, agencies, roleIds: user.roleIds };
  return {
    identity: { ...who, roles, permissions: new Set(held.keys()), held, mark: markOf(roles, held) },
    customer: null,
  };
}

const markOf = (roles: readonly HeldRole[], held: Held) =>
  accessMark(
    roles.map(({ name }) => name),
    markedNames(held.keys(), limitedOf(held)),
  );

async function customerOf(store: Store, accountId: string): Promise<Caller> {
  const account = await store.get(accounts, accountId);
  return account && isCustomers(account) ? { identity: null, customer: { accountId } } : ANONYMOUS;
}

/** The agencies that a user sells for. */
export const agenciesOf = (store: Store, userId: string) =>
  store.find(businessSalesAgents, { where: [{ path: 'userId', in: [userId] }] });

/** The agencies whose records are a user's; not looked for where all of their roles reach everyone's. */
async function agenciesCounted(
  store: Store,
  { id, agencyId }: RecordOf<typeof users>,
  roles: readonly HeldRole[],
): Promise<Owner['agencies']> {
  if (roles.every(({ scope }) => scope === 'ALL')) return { OWN: [], AGENCY: [] };
  const own = (await agenciesOf(store, id)).map((agency) => agency.id);
  return { OWN: own, AGENCY: [...new Set([...own, ...(agencyId ? [agencyId] : [])])] };
}

/** The roles with these ids. */
export async function rolesOf(store: Store, ids: readonly string[]): Promise<HeldRole[]> {
  if (ids.length === 0) return [];
  const found = await store.find(roles, { where: [{ path: 'id', in: ids }] });
  return found.map(({ name, permissions, scope }) => ({ name, permissions, scope }));
}

/** Somebody with their roles, as the specification's signed-in account has them; a scope is told where it is not everyone's. */
export const personWith = (user: { id: string; fullName: string }, held: Identity['roles']) => ({
  id: user.id,
  fullName: user.fullName,
  roles: held.map(({ name, permissions, scope }) => ({
    name,
    ...(scope === 'ALL' ? {} : { scope }),
    permissions: permissions.map((each) => ({ name: each })),
  })),
});

export type NeededAccess = 'public' | 'signed-in' | Needed;

/** Refuses what the caller may not do, or with some records only. */
export const forbidden = (needed: Needed, whose = '') =>
  new Refusal('forbidden', `This needs the permission${whose}: ${[needed].flat().join(' or ')}.`);

/**
 * Refuses a call that the caller may not make: 401 for a stranger, 403 for somebody without the right, or with the right for
 * some records only where the call does not look at whose they are.
 */
export function authorise(
  { identity, customer }: Caller,
  { access, customers = false, scoped = false }: { access: NeededAccess; customers?: boolean; scoped?: boolean },
): void {
  if (access === 'public' || (customer && customers)) return;
  const { permissions, held } = callerOf(identity);
  if (access === 'signed-in') return;
  if (!isPermitted(permissions, access)) throw forbidden(access);
  if (!scoped && widestScope(held, access) !== 'ALL') throw forbidden(access, ' for everyone’s records');
}

/** Who calls, where only somebody signed in can. */
export function callerOf(identity: Identity | null): Identity {
  if (!identity) throw new Refusal('unauthenticated', 'Please sign in first.');
  return identity;
}

/** Whether the caller may be told of what belongs to an account; a customer is told of their own. */
export const isOpenTo = (customer: Customer | null, accountId: string | null): boolean =>
  customer === null || customer.accountId === accountId;
