import type { SignInResult } from '../../contract/access/sessions';
import { inWords } from '../../contract/text';
import { signIns } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { audit } from '../audit/audit';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { CameFrom } from './cameFrom';
import type { Deferred } from './defer';
import { findUserByLogin } from './users';

/** The way in which the user signed in, as shown in the audit log. */
export type SignInFactor = 'Password' | 'Password and code' | 'Password and passkey' | 'Identity provider';

/** Records the result of an attempt to sign in as a user: for that user, with the call's origin, and in the audit log. */
export async function noteTry(
  tx: Store,
  result: SignInResult,
  user: Pick<RecordOf<typeof users>, 'id'>,
  from: CameFrom,
  now: Date,
  by?: SignInFactor,
): Promise<void> {
  await createRecord(tx, signIns, { userId: user.id, result, ...from }, now);
  const isIn = result === 'SIGNED_IN';
  await noteSignIn(tx, isIn ? 'SIGN_IN' : 'SIGN_IN_FAILED', user, now, { reason: isIn ? by : inWords(result) });
}

interface About {
  /** The factors used, or what was wrong. */
  reason?: string | undefined;
  /** Users, or the accounts of customers who renew. */
  resource?: AnyResource;
}

/** Records a sign-in with a wrong password for the user with this username, if there is one. */
export async function noteFailedSignIn(
  tx: Store,
  _deps: object,
  { username, from }: Deferred['FAILED_SIGN_IN'],
  now: Date,
): Promise<void> {
  const user = await findUserByLogin(tx, username);
  if (user) await noteTry(tx, 'WRONG_PASSWORD', user, from, now);
}

/**
 * Logs that a user signed in, failed to, or signed out, but nothing that was typed. The user is the entry's subject, not its
 * actor: for a failed sign-in the actor is unknown, and a user who is the actor of an entry could never be deleted.
 */
export const noteSignIn = (
  tx: Store,
  action: 'SIGN_IN' | 'SIGN_IN_FAILED' | 'SIGN_OUT',
  record: { id: string },
  now: Date,
  { reason, resource = users }: About = {},
): Promise<void> => {
  const entry = { identity: null, action, resource, record, before: null, after: null };
  return audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now);
};
