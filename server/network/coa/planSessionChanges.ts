import type { RecordOf } from '../../../resources/language/defineResource';
import type { accessLines } from '../../../resources/network/accessLines';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { sessionChanges } from '../../../resources/network/sessionChanges';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import {
  accessAt,
  type EarlierChange,
  type GivenAccess,
  type NeededChange,
  possibleAccess,
  safeChange,
} from '../rules/sessionChanges';

type Line = RecordOf<typeof accessLines>;
type Session = RecordOf<typeof radiusSessions>;
type Change = RecordOf<typeof sessionChanges>;

/** The statuses that a later change of the session replaces. An acknowledged one only waits for its proof. */
const REPLACED = ['REQUESTED', 'ON_HOLD', 'REFUSED', 'UNCONFIRMED'] as const;

/**
 * Requests the changes that the live sessions of a line need, in the transaction that changes the line. Without a live session, or
 * if its NAS is not in the list, nothing is needed: the next login gets the new state.
 */
export async function planSessionChanges(tx: Store, before: Line, after: Line, now: Date): Promise<void> {
  const live = await tx.find(radiusSessions, {
    where: [
      { path: 'accessLineId', in: [after.id] },
      { path: 'status', in: ['LIVE'] },
    ],
  });
  for (const session of live) {
    const nasId = await nasOf(tx, session);
    if (!nasId) continue;
    const wanted = accessAt(after, now.toISOString());
    const earlier = await changesOf(tx, session);
    const last = earlier.find(({ status }) => status !== 'SUPERSEDED') ?? null;
    const possible = possibleAccess(last && earlierChange(last), accessAt(before, session.startedAt));
    for (const { id, status } of earlier)
      if ((REPLACED as readonly string[]).includes(status))
        await updateRecord(tx, sessionChanges, id, { status: 'SUPERSEDED', nextAttemptAt: null }, now);
    const needed = safeChange(possible, wanted);
    if (needed) await requestChange(tx, { session, accountId: after.accountId, nasId, needed, possible, wanted }, now);
  }
}

/** Ends a live session because a user asked for it; the modem logs in again. Returns null if its NAS is not in the list. */
export async function requestDisconnect(tx: Store, session: Session, line: Line, now: Date): Promise<Change | null> {
  const nasId = await nasOf(tx, session);
  if (!nasId) return null;
  const wanted = accessAt(line, now.toISOString());
  const needed = { kind: 'DISCONNECT', reason: 'BY_HAND' } as const;
  return requestChange(tx, { session, accountId: line.accountId, nasId, needed, possible: [wanted], wanted }, now);
}

async function nasOf(tx: Store, { nasAddress }: Session): Promise<string | null> {
  const [nas] = await tx.pick(networkAccessServers, ['id'], {
    where: [
      { path: 'address', in: [nasAddress] },
      { path: 'status', in: ['ACTIVE'] },
    ],
  });
  return nas?.id ?? null;
}

/** Returns the changes of a session, the latest first. */
const changesOf = (tx: Store, { id }: Session): Promise<Change[]> =>
  tx.find(sessionChanges, {
    where: [{ path: 'radiusSessionId', in: [id] }],
    sort: { path: 'dateCreated', ascending: false },
  });

const earlierChange = (change: Change): EarlierChange => ({
  ...{ status: change.status, attempts: change.attempts, wanted: accessIn(change) },
  // Only `requestChange` writes it.
  given: change.given as GivenAccess[],
});

const accessIn = ({ policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps, staticAddress }: Change) => ({
  ...{ policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps, staticAddress },
});

interface Request {
  session: Session;
  accountId: string;
  nasId: string;
  needed: NeededChange;
  possible: readonly GivenAccess[];
  wanted: GivenAccess;
}

function requestChange(
  tx: Store,
  { session, accountId, nasId, needed, possible, wanted }: Request,
  now: Date,
): Promise<Change> {
  if (!session.accessLineId) throw new Error(`The session ${session.id} has no access line.`);
  const values = {
    ...{ radiusSessionId: session.id, accessLineId: session.accessLineId, accountId, nasId, ...needed, ...wanted },
    ...{ given: possible, nextAttemptAt: now.toISOString() },
  };
  return createRecord(tx, sessionChanges, values, now);
}
