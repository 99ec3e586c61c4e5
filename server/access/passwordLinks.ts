import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { passwordLinkAddress } from '../../contract/pages/signInPage';
import { signInActions } from '../../resources/access/signInActions';
import { passwordLinks } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { auditAction } from '../audit/auditAction';
import { keyedHash, newToken } from '../base/passwords';
import type { Config } from '../config/config';
import type { Deps } from '../deps';
import { type StaffMail, sendMail } from '../messages/send';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Deferred } from './defer';
import { canSignIn } from './rules/access';
import { findUserByLogin } from './users';

/** The minutes for which a link to choose a new password is valid, as shown to people. */
export const LINK_MINUTES = 30;

const hashOf = (secret: string, token: string) => keyedHash(secret, `password-link:${token}`);

/** The days for which a new user's link is valid. */
const INVITATION_DAYS = 3;

type Recipient = Pick<RecordOf<typeof users>, 'id' | 'emailAddress'>;
type LinkConfig = Pick<Config, 'appSecret' | 'publicUrl'>;

/** Creates a link for a user, replacing earlier ones. Returns its token, and the message with the link. */
export async function newPasswordLink(
  tx: Store,
  user: Recipient,
  config: LinkConfig,
  now: Date,
): Promise<{ token: string; message: StaffMail<'passwordLink'> }> {
  const { token, link, ...letter } = await newLink(tx, user, config, LINK_MINUTES, now);
  return { token, message: { ...letter, text: 'passwordLink', values: { link, minutes: LINK_MINUTES } } };
}

/** Mails a link to a new user, with which they choose their first password. */
export async function sendInvitation(tx: Store, user: Recipient, config: LinkConfig, now: Date): Promise<void> {
  const { token: _, link, ...letter } = await newLink(tx, user, config, INVITATION_DAYS * 24 * 60, now);
  const values = { link, days: INVITATION_DAYS, page: `${config.publicUrl}${STAFF_LOGIN_ROUTE}` };
  await sendMail(tx, { ...letter, text: 'invitation', values }, now);
}

async function newLink(
  tx: Store,
  { id: userId, emailAddress }: Recipient,
  { appSecret, publicUrl }: LinkConfig,
  minutes: number,
  now: Date,
) {
  await endPasswordLinks(tx, userId);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString();
  const kept = { userId, tokenHash: hashOf(appSecret, token), expiresAt };
  const { id, dateCreated: since } = await createRecord(tx, passwordLinks, kept, now);
  const link = passwordLinkAddress(publicUrl, token);
  return { token, link, recipient: emailAddress, key: `password-link:${id}`, since, expiresAt, secret: appSecret };
}

/** Sends a link to the user with this username, if they may sign in. */
export async function sendPasswordLink(
  tx: Store,
  { config }: Pick<Deps, 'config'>,
  { username }: Deferred['PASSWORD_LINK'],
  now: Date,
): Promise<void> {
  const named = await findUserByLogin(tx, username);
  // Simultaneous requests take turns.
  const user = named && (await tx.get(users, named.id, { lock: true }));
  if (!(user && canSignIn(user))) return;
  const { message } = await newPasswordLink(tx, user, config, now);
  await sendMail(tx, message, now);
  const done = { identity: null, record: user, after: null };
  await auditAction(tx, signInActions.requestPasswordLink, done, now);
}

/** Returns the record of the link with this token, or null if there is none. */
export async function passwordLinkWith(store: Store, secret: string, token: string) {
  const where = [{ path: 'tokenHash', in: [hashOf(secret, token)] }] as const;
  return (await store.find(passwordLinks, { where, limit: 1 }))[0] ?? null;
}

/** Invalidates all of a user's links. */
export async function endPasswordLinks(tx: Store, userId: string): Promise<void> {
  for (const { id } of await tx.find(passwordLinks, { where: [{ path: 'userId', in: [userId] }] }))
    await tx.remove(passwordLinks, id);
}
