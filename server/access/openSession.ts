import { SESSION_LIFETIME } from '../../contract/constants';
import type { SignedIn } from '../../resources/access/signInActions';
import { users } from '../../resources/access/users';
import { sessions } from '../../resources/catalogue/systemTables';
import type { RecordOf } from '../../resources/language/defineResource';
import { personWith } from '../base/identity';
import { hashToken, newToken } from '../base/passwords';
import type { Config } from '../config/config';
import type { Incoming } from '../Endpoint';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { cameFrom } from './cameFrom';
import { rememberDevice } from './knownDevices';
import { noteTry, type SignInFactor } from './noteSignIn';
import { reportNewDevice } from './reportNewDevice';
import { rolesOf } from './users';

interface Opened {
  answer: SignedIn;
  /** The token that the browser is to keep, so that it is recognised next time. */
  device: string;
}

/** Opens a session of at most eight hours. The user has just proved all their factors, so the session counts as confirmed. */
export async function openSession(
  tx: Store,
  user: RecordOf<typeof users>,
  request: Pick<Incoming, 'device' | 'address' | 'header'>,
  { config: { publicUrl }, by }: { config: Pick<Config, 'publicUrl'>; by: SignInFactor },
  now: Date,
): Promise<Opened> {
  const token = newToken();
  const from = cameFrom(request);
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME).toISOString();
  const kept = {
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt,
    confirmedAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    ...from,
  };
  await createRecord(tx, sessions, kept, now);
  await updateRecord(tx, users, user.id, { lastSignInAt: now.toISOString() }, now);
  await noteTry(tx, 'SIGNED_IN', user, from, now, by);
  const device = await rememberDevice(tx, user.id, request.device, from, now);
  if (device.isNew) await reportNewDevice(tx, user, { ...from, publicUrl }, now);
  const person = personWith(user, await rolesOf(tx, user.roleIds));
  return { answer: { user: { ...person, token }, accountType: { name: user.accountType } }, device: device.token };
}
