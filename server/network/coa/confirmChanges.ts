import type { RecordOf } from '../../../resources/language/defineResource';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { sessionChanges } from '../../../resources/network/sessionChanges';
import type { Deps } from '../../deps';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import type { Answer } from '../rules/answers';
import { isProven } from '../rules/sessionChanges';

type Change = RecordOf<typeof sessionChanges>;

/** The statuses that accounting can still confirm. */
const OPEN = ['REQUESTED', 'ACKNOWLEDGED', 'REFUSED', 'UNCONFIRMED', 'ON_HOLD'] as const;

/**
 * Confirms the changes of these lines that their sessions now prove. Each has a transaction of its own, so that it does not lock
 * several changes at once, which other transactions may lock in another order.
 */
export async function confirmChanges(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  accessLineIds: ReadonlySet<string>,
): Promise<void> {
  if (accessLineIds.size === 0) return;
  const open = await store.find(sessionChanges, {
    where: [
      { path: 'accessLineId', in: [...accessLineIds] },
      { path: 'status', in: OPEN },
    ],
  });
  for (const { id } of open) await store.transaction((tx) => confirmIfProven(tx, id, now()));
}

/** Confirms a change if its session proves it, in the transaction `tx`. Returns whether it is confirmed. */
export async function confirmIfProven(tx: Store, id: string, now: Date): Promise<boolean> {
  const change = await tx.get(sessionChanges, id, { lock: true });
  if (!change || !(OPEN as readonly string[]).includes(change.status) || !(await hasProof(tx, change))) return false;
  const confirmed = {
    status: 'CONFIRMED',
    confirmedAt: now.toISOString(),
    nextAttemptAt: null,
    problem: null,
  } as const;
  await updateRecord(tx, sessionChanges, id, confirmed, now);
  if (change.kind === 'COA') await updateRecord(tx, radiusSessions, change.radiusSessionId, answerOf(change), now);
  return true;
}

/** Returns what a session has since a CoA, which counts as the answer of its login (rules/answers.ts). */
const answerOf = ({ policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps }: Change): Answer => ({
  ...{ policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps },
});

async function hasProof(tx: Store, change: Change): Promise<boolean> {
  const sessions = await tx.pick(radiusSessions, ['id', 'endedBy', 'lastUpdateAt', 'startedAt'], {
    where: [{ path: 'accessLineId', in: [change.accessLineId] }],
    sort: { path: 'startedAt', ascending: false },
    limit: 20,
  });
  const session =
    sessions.find(({ id }) => id === change.radiusSessionId) ?? (await tx.get(radiusSessions, change.radiusSessionId));
  const next = sessions.find(({ id }) => id !== change.radiusSessionId);
  return session !== null && isProven(change, { ...session, nextStartedAt: next?.startedAt ?? null });
}
