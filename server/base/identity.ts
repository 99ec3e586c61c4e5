import { isPermitted } from '../../contract/access/permissions';
import { type Held, type Scope, widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import type { Owner } from '../rules/scope';

/** Who makes a call; read from the database at every call, so that a changed role or a revoked session counts at once. */
export interface Identity extends Owner {
  /** Null for an API key. */
  sessionId: string | null;
  /** The key with which its maker's programs call; null for a session. */
  apiKeyId: string | null;
  roles: HeldRole[];
  permissions: ReadonlySet<string>;
  /** The permissions with whose records each reaches. */
  held: Held;
  /** Another one once their roles or permissions have changed. */
  mark: string;
  proof: Proof;
}

/** How surely it is they who call. */
interface Proof {
  hasSecondFactor: boolean;
  /** When they last confirmed in this session who they are, ISO 8601 UTC. */
  confirmedAt: string | null;
  /** A role of theirs asks for a second factor that they have not set up: until then they may do nothing else. */
  mustSetUp: boolean;
}

export interface HeldRole {
  name: string;
  permissions: string[];
  scope: Scope;
  /** Whether it asks for a second factor. */
  secondFactor: boolean;
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

interface Guarded {
  access: NeededAccess;
  customers?: boolean;
  scoped?: boolean;
  sessionOnly?: boolean;
}

/** Refuses what the caller may not do, or with some records only. */
export const forbidden = (needed: Needed, whose = '') =>
  new Refusal('forbidden', `This needs the permission${whose}: ${[needed].flat().join(' or ')}.`);

/**
 * Refuses a call that the caller may not make: 401 for a stranger, 403 for somebody without the right, or with the right for
 * some records only where the call does not look at whose they are, or with an API key where only people may.
 */
export function authorise(
  { identity, customer }: Caller,
  { access, customers = false, scoped = false, sessionOnly = false }: Guarded,
): void {
  if (access === 'public' || (customer && customers)) return;
  const { permissions, held, apiKeyId } = callerOf(identity);
  if (apiKeyId && sessionOnly) throw new Refusal('forbidden', 'No API key opens this. Sign in to do it.');
  if (access === 'signed-in') return;
  if (!isPermitted(permissions, access)) throw forbidden(access);
  if (!scoped && widestScope(held, access) !== 'ALL') throw forbidden(access, ' for everyone’s records');
}

/** Who calls, where only somebody signed in can. */
export function callerOf(identity: Identity | null): Identity {
  if (!identity) throw new Refusal('unauthenticated', 'Please sign in first.');
  return identity;
}

/** The session of who calls, where no API key does. */
export function sessionOf(identity: Identity | null): string {
  const { sessionId } = callerOf(identity);
  if (!sessionId) throw new Refusal('forbidden', 'No API key opens this. Sign in to do it.');
  return sessionId;
}

/** Whether the caller may be told of what belongs to an account; a customer is told of their own. */
export const isOpenTo = (customer: Customer | null, accountId: string | null): boolean =>
  customer === null || customer.accountId === accountId;
