import type { SignInResult } from '../../contract/access/signInResults';
import { inWords } from '../../contract/inWords';
import { signIns } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { audit } from '../audit/audit';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { CameFrom } from './cameFrom';
import type { Deferred } from './defer';
import { userNamed } from './userNamed';

/** By what somebody signed in, as the audit log says it. */
export type SignInFactor = 'Password' | 'Password and code' | 'Password and passkey' | 'Identity provider';

/**
 * Notes how a try to sign in as somebody ended: for them, with where it came from, and in the audit log.
 */
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
  /** By what they signed in, or what was wrong. */
  reason?: string | undefined;
  /** Users, or accounts whose customers renew. */
  resource?: AnyResource;
}

/** Notes a sign-in with a wrong password as the user who is called so, if there is one. */
export async function noteFailedSignIn(
  tx: Store,
  _deps: object,
  { username, from }: Deferred['FAILED_SIGN_IN'],
  now: Date,
): Promise<void> {
  const user = await userNamed(tx, username);
  if (user) await noteTry(tx, 'WRONG_PASSWORD', user, from, now);
}

/**
 * Logs that somebody signed in, failed to, or signed out; nothing of what was typed. They are what the entry is about, not
 * who did it: of a failure nobody knows that, and a user who did what is logged could never be deleted.
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
