import { API_KEY_PREFIX } from '../../contract/access/apiKeys';
import { type HeldPermissions, heldThrough, limitedOf, markedNames } from '../../contract/access/scope';
import { accessMark } from '../../contract/access/sessions';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { sessions } from '../../resources/catalogue/systemTables';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Caller, Customer, HeldRole, Identity } from '../base/identity';
import { hashToken } from '../base/passwords';
import type { Deps } from '../deps';
import { coalesceLookups } from '../promises';
import type { Owner } from '../rules/scope';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { keyBehind, noteUse, withinKey } from './apiKeys';
import { canSignIn } from './rules/access';
import { isUseToNote } from './rules/apiKeys';
import { isCustomers } from './rules/phoneCode';
import { asksForSecondFactor } from './rules/secondFactor';
import { isSessionValid } from './rules/validity';
import { agenciesOf, rolesOf } from './users';

type User = RecordOf<typeof users>;
const ANONYMOUS: Caller = { identity: null, customer: null };

/**
 * Returns the caller behind an `Authorization: Bearer` header, which holds a session's token or an API key. The caller is
 * anonymous if there is no header, if the token is unknown, expired, revoked or unused for an hour, or if its owner is disabled.
 * A call by an unattended page does not count as use of a session.
 */
export function createIdentify({
  store,
  now,
  config: { production },
}: Pick<Deps, 'store' | 'now' | 'config'>): (header: string | undefined, unattended?: boolean) => Promise<Caller> {
  const lookUp = (isUse: boolean) =>
    coalesceLookups((token) =>
      token.startsWith(API_KEY_PREFIX)
        ? callerWithKey(store, token, now(), production)
        : callerWith(store, token, now(), { production, isUse }),
    );
  const [byToken, byTokenUnattended] = [lookUp(true), lookUp(false)];
  return async (header, unattended = false) => {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    if (!token) return ANONYMOUS;
    return unattended ? byTokenUnattended(token) : byToken(token);
  };
}

async function callerWith(
  store: Store,
  token: string,
  now: Date,
  { production, isUse }: { production: boolean; isUse: boolean },
): Promise<Caller> {
  const [session] = await store.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || !isSessionValid(session, now)) return ANONYMOUS;
  if (session.accountId) return customerOf(store, { ...session, accountId: session.accountId });
  const user = await store.get(users, session.userId ?? '');
  if (user?.status !== 'ACTIVE') return ANONYMOUS;
  if (isUse && isUseToNote(session.lastUsedAt, now))
    await updateRecord(store, sessions, session.id, { lastUsedAt: now.toISOString() }, now);
  const roles = await rolesOf(store, user.roleIds);
  const { confirmedAt } = session;
  const proof = {
    hasSecondFactor: hasSecondFactor(user),
    confirmedAt,
    mustSetUp: !hasSecondFactor(user) && asksForSecondFactor(roles, production),
  };
  return staffOf(store, user, roles, { sessionId: session.id, apiKeyId: null, proof });
}

/** Returns a key's creator with the key's permissions, as far as the creator still holds them, for the creator's own records. */
async function callerWithKey(store: Store, token: string, now: Date, production: boolean): Promise<Caller> {
  const key = await keyBehind(store, token, now);
  const maker = key && (await store.get(users, key.makerId));
  if (!maker || !canSignIn(maker)) return ANONYMOUS;
  await noteUse(store, key, now);
  const roles = await rolesOf(store, maker.roleIds);
  const mustSetUp = !hasSecondFactor(maker) && asksForSecondFactor(roles, production);
  const proof = { hasSecondFactor: hasSecondFactor(maker), confirmedAt: null, mustSetUp };
  return staffOf(store, maker, withinKey(roles, key), { sessionId: null, apiKeyId: key.id, proof });
}

/** Returns a user as a caller, to decide what they may read; null if they may not sign in. */
export async function identityOf(store: Store, userId: string): Promise<Identity | null> {
  const user = await store.get(users, userId);
  if (!user || !canSignIn(user)) return null;
  const proof = { hasSecondFactor: hasSecondFactor(user), confirmedAt: null, mustSetUp: false };
  const by = { sessionId: null, apiKeyId: null, proof };
  return (await staffOf(store, user, await rolesOf(store, user.roleIds), by)).identity;
}

const hasSecondFactor = ({ secondFactorSince }: User) => secondFactorSince !== null;

async function staffOf(
  store: Store,
  user: User,
  roles: HeldRole[],
  by: Pick<Identity, 'sessionId' | 'apiKeyId' | 'proof'>,
): Promise<Caller> {
  const held = heldThrough(roles);
  const agencies = await agenciesCounted(store, user, roles);
  const who = { userId: user.id, ...by, agencies, roleIds: user.roleIds };
  return {
    identity: { ...who, roles, permissions: new Set(held.keys()), held, mark: markOf(roles, held) },
    customer: null,
  };
}

const markOf = (roles: readonly HeldRole[], held: HeldPermissions) =>
  accessMark(
    roles.map(({ name }) => name),
    markedNames(held.keys(), limitedOf(held)),
  );

async function customerOf(store: Store, { accountId, expiresAt, throughLine }: Customer): Promise<Caller> {
  const account = await store.get(accounts, accountId);
  if (!account || !isCustomers(account)) return ANONYMOUS;
  return { identity: null, customer: { accountId, expiresAt, throughLine } };
}

/**
 * Returns the agencies whose records belong to a user. They are not looked up if all of the user's roles reach everyone's
 * records.
 */
async function agenciesCounted(
  store: Store,
  { id, agencyId }: User,
  roles: readonly HeldRole[],
): Promise<Owner['agencies']> {
  if (roles.every(({ scope }) => scope === 'ALL')) return { OWN: [], AGENCY: [] };
  const own = (await agenciesOf(store, id)).map((agency) => agency.id);
  return { OWN: own, AGENCY: [...new Set([...own, ...(agencyId ? [agencyId] : [])])] };
}
