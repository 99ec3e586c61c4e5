import { profiles } from '../../resources/access/profiles';
import {
  passkeyChallenges,
  passkeys,
  passwordLinks,
  recoveryCodes,
  secondFactors,
  signIns,
  signInTickets,
  signOnLinks,
} from '../../resources/access/systemTables';
import { preferences, sessions } from '../../resources/catalogue/systemTables';
import type { AnyResource } from '../../resources/language/defineResource';
import { notifications } from '../../resources/notifications/notifications';
import { reportMails } from '../../resources/reports/systemTables';
import type { Condition, Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { revokeKeysOf } from './apiKeys';
import { forgetDevices } from './knownDevices';
import { endPasswordLinks } from './passwordLinks';

/** Revokes a user's sessions, except the one to keep, and ends sign-ins and password changes in progress. */
export async function endSessions(tx: Store, userId: string, now: Date, keptId?: string | null): Promise<void> {
  await revoke(tx, { path: 'userId', in: [userId] }, now, keptId);
  const where = [{ path: 'userId', in: [userId] }] as const;
  for (const { id } of await tx.find(signInTickets, { where })) await tx.remove(signInTickets, id);
  await endPasswordLinks(tx, userId);
}

/** Ends a user's sessions and links, and revokes their API keys, which someone else may have created in their name. */
export async function endAccess(tx: Store, userId: string, now: Date, keptId?: string | null): Promise<void> {
  await endSessions(tx, userId, now, keptId);
  await revokeKeysOf(tx, userId, now);
}

/** Revokes the sessions of customers who are renewing an account. */
export const endSessionsOfAccount = (tx: Store, accountId: string, now: Date): Promise<void> =>
  revoke(tx, { path: 'accountId', in: [accountId] }, now);

async function revoke(
  tx: Store,
  theirs: Condition<typeof sessions.fields>,
  now: Date,
  keptId?: string | null,
): Promise<void> {
  const where = [theirs, { path: 'revokedAt', isNull: true }] as const;
  for (const { id } of await tx.find(sessions, { where })) {
    if (id !== keptId) await updateRecord(tx, sessions, id, { revokedAt: now.toISOString() }, now);
  }
}

/** Resources whose records concern only their own user. */
const OWN_RECORDS: readonly AnyResource[] = [
  ...[
    sessions,
    signIns,
    signInTickets,
    passwordLinks,
    recoveryCodes,
    secondFactors,
    passkeys,
    passkeyChallenges,
    signOnLinks,
  ],
  ...[profiles, preferences, notifications, reportMails],
];

/** Removes the sessions, settings, notifications and known browsers of a user who is about to be deleted. */
export async function removeOwn(tx: Store, userId: string): Promise<void> {
  for (const resource of OWN_RECORDS) {
    const where = [{ path: 'userId', in: [userId] }];
    for (const { id } of await tx.pick(resource, ['id'], { where })) await tx.remove(resource, id);
  }
  await forgetDevices(tx, userId);
}
