import type { SignInResult } from '../../contract/access/signInResults';
import type { RecordOf } from '../../resources/defineResource';
import { signIns } from '../../resources/signInInternal';
import { users } from '../../resources/users';
import { audit } from '../audit/audit';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { CameFrom } from './cameFrom';
import type { Deferred } from './defer';
import { userNamed } from './userNamed';

/**
 * Notes how a try to sign in as somebody ended: for them, with where it came from, and in the audit log.
 */
export async function noteTry(
  tx: Store,
  result: SignInResult,
  user: Pick<RecordOf<typeof users>, 'id'>,
  from: CameFrom,
  now: Date,
): Promise<void> {
  await createRecord(tx, signIns, { userId: user.id, result, ...from }, now);
  await noteSignIn(tx, result === 'SIGNED_IN' ? 'SIGN_IN' : 'SIGN_IN_FAILED', user, now);
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
 * Logs that a user signed in, failed to, or signed out; nothing of what was typed. The user is what the entry is about, not
 * who did it: of a failure nobody knows that, and a user who did what is logged could never be deleted.
 */
export const noteSignIn = (
  tx: Store,
  action: 'SIGN_IN' | 'SIGN_IN_FAILED' | 'SIGN_OUT',
  user: Pick<RecordOf<typeof users>, 'id'>,
  now: Date,
): Promise<void> =>
  audit(tx, { identity: null, action, resource: users, record: user, before: null, after: null }, now);
