import { isPermitted } from '../../contract/access/permissions';
import { type HeldPermissions, type Scope, widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import type { WorkArea } from '../../contract/worklists/workAreas';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import type { Owner } from '../rules/scope';

/**
 * The staff member behind a call. It is read from the database at every call, so that a changed role or a revoked session takes
 * effect immediately.
 */
export interface Identity extends Owner {
  /** Null for a call with an API key. */
  sessionId: string | null;
  /** The API key with which its creator's program calls, or null for a session. */
  apiKeyId: string | null;
  roles: HeldRole[];
  permissions: ReadonlySet<string>;
  /** The permissions, each with the scope of records that it reaches. */
  held: HeldPermissions;
  /** A mark that changes when their roles or permissions change. */
  mark: string;
  proof: Proof;
}

/** How well the caller's identity is proved. */
interface Proof {
  hasSecondFactor: boolean;
  /** When they last confirmed their identity in this session (ISO 8601 UTC), or null. */
  confirmedAt: string | null;
  /** True if a role of theirs requires a second factor that they have not set up. Until then they may do nothing else. */
  mustSetUp: boolean;
}

export interface HeldRole {
  name: string;
  permissions: string[];
  scope: Scope;
  /** True if the role requires a second factor. */
  secondFactor: boolean;
  /** The work that they see first on Today; null for no preference. */
  focus: WorkArea | null;
}

/** A customer who has proved that an account is theirs. For a limited time they may renew it, and nothing else. */
export interface Customer {
  accountId: string;
  /**
   * True if they were recognised by the address of the account's line. Anybody in the house may be the caller, so they see no receipts
   * and no other account.
   */
  throughLine: boolean;
  /** When their session ends (ISO 8601 UTC). */
  expiresAt: string;
}

/** The caller: a member of staff, a customer, or an anonymous caller, for whom both are null. */
export interface Caller {
  identity: Identity | null;
  customer: Customer | null;
}
/**
 * Returns a user with their roles, in the specification's form of the signed-in account. A scope is included unless it is ALL.
 */
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

/** Returns the refusal for a missing permission, or for one that reaches only some records. */
export function forbidden(needed: Needed, of: 'some records' | 'all records' = 'some records'): Refusal {
  const values = { permissions: new Terms([needed].flat(), ' or ') };
  return new Refusal(
    'forbidden',
    of === 'some records'
      ? phrase('This needs the permission: {permissions}.', values)
      : phrase('This needs the permission for everyone’s records: {permissions}.', values),
  );
}

/**
 * Refuses a call that the caller may not make: 401 for an anonymous caller, 403 without the permission. 403 also if the
 * permission reaches only some records and the call does not check the record's owner, or for an API key on a call that needs a
 * session.
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
  if (!scoped && widestScope(held, access) !== 'ALL') throw forbidden(access, 'all records');
}

/** Returns the caller. Throws for an anonymous one. */
export function callerOf(identity: Identity | null): Identity {
  if (!identity) throw new Refusal('unauthenticated', 'Please sign in first.');
  return identity;
}

/** Returns the caller's session. Throws for an API key. */
export function sessionOf(identity: Identity | null): string {
  const { sessionId } = callerOf(identity);
  if (!sessionId) throw new Refusal('forbidden', 'No API key opens this. Sign in to do it.');
  return sessionId;
}

/** Returns whether the caller may see what belongs to an account. Customers may see only their own. */
export const isOpenTo = (customer: Customer | null, accountId: string | null): boolean =>
  customer === null || customer.accountId === accountId;
