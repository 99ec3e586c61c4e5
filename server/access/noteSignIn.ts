import type { RecordOf } from '../../resources/defineResource';
import { users } from '../../resources/users';
import { audit } from '../audit/audit';
import type { Store } from '../store/Store';

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
