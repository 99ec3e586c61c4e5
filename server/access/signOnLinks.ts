import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { signInActions } from '../../resources/access/signInActions';
import { signOnLinks } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { audit } from '../audit/audit';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { SingleSignOn } from '../config/config';
import { createRecord } from '../store/createRecord';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { endSessions } from './endSessions';
import type { User } from './ownAccount';
import { refuseForMightier } from './refuseResetting';
import { canSignIn } from './rules/access';
import { type Claims, vouchedAddress } from './rules/singleSignOn';

/** Refuses a user who used another account at the identity provider than the linked one. */
export class OtherProviderAccount extends Refusal {
  constructor(readonly userId: string) {
    super(
      'unauthenticated',
      'You signed in before with another account at the identity provider. Use that one, or ask an administrator to unlink it.',
    );
  }
}

/**
 * Returns the user behind an account at the identity provider, locked. The account is found by its issuer and subject or, the
 * first time, by its confirmed e-mail address; it is then linked to that user. Refuses users who may not enter; throws
 * OtherProviderAccount.
 */
export async function userBehind(
  tx: Store,
  claims: Claims,
  { trustedTenant }: Pick<SingleSignOn, 'trustedTenant'>,
  now: Date,
): Promise<User> {
  const { iss: issuer, sub: subject } = claims;
  const [link] = await tx.find(signOnLinks, {
    where: [
      { path: 'issuer', in: [issuer] },
      { path: 'subject', in: [subject] },
    ],
  });
  if (link) {
    const linked = await tx.get(users, link.userId, { lock: true });
    // The link may have been removed while this call waited for the row's lock.
    if (!(linked && canSignIn(linked) && (await linkOf(tx, linked.id))?.id === link.id))
      throw new Refusal('unauthenticated', 'You can’t sign in here. Ask an administrator.');
    return linked;
  }
  const user = await userAt(tx, vouchedAddress(claims, trustedTenant));
  if (await linkOf(tx, user.id)) throw new OtherProviderAccount(user.id);
  await createRecord(tx, signOnLinks, { userId: user.id, issuer, subject }, now);
  const after = await updateRecord(tx, users, user.id, { signOnSince: now.toISOString() }, now);
  const done = { identity: null, action: 'ACTION', resource: users, record: user, before: null, after: null } as const;
  await audit(tx, { ...done, reason: 'Linked the account at the identity provider' }, now);
  return after ?? user;
}

async function userAt(tx: Store, emailAddress: string | null): Promise<User> {
  if (!emailAddress)
    throw new Refusal('unauthenticated', 'The identity provider does not confirm your e-mail address.');
  const [named] = await tx.find(users, { where: [{ path: 'emailAddress', in: [emailAddress] }], limit: 1 });
  const user = named && (await tx.get(users, named.id, { lock: true }));
  if (user && canSignIn(user) && user.emailAddress === emailAddress) return user;
  throw new Refusal(
    'unauthenticated',
    phrase('No user here has the e-mail address {emailAddress}. Ask an administrator to add you.', { emailAddress }),
  );
}

const linkOf = async (tx: Store, userId: string) =>
  (await tx.find(signOnLinks, { where: [{ path: 'userId', in: [userId] }] }))[0] ?? null;

/**
 * Unlinks a user's account at the identity provider, so that the next one with their e-mail address is linked. Ends their
 * sessions, except the caller's own.
 */
export async function unlink(tx: Store, userId: string, identity: Identity | null, now: Date): Promise<User> {
  await takeLock(tx, 'access');
  const user = await tx.get(users, userId, { lock: true });
  if (!user) throw new Refusal('notFound', 'There is no such user.');
  await refuseForMightier(tx, user, identity, 'unlink the account at the identity provider');
  const link = await linkOf(tx, user.id);
  if (!link) throw new Refusal('conflict', 'This user has no account at the identity provider.');
  await tx.remove(signOnLinks, link.id);
  await endSessions(tx, user.id, now, identity?.sessionId);
  const after = (await updateRecord(tx, users, user.id, { signOnSince: null }, now)) ?? user;
  await auditAction(tx, signInActions.unlinkSingleSignOn, { identity, record: user, after: null }, now);
  return after;
}
