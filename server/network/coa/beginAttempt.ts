import type { RecordOf } from '../../../resources/language/defineResource';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { sessionChanges } from '../../../resources/network/sessionChanges';
import type { Deps } from '../../deps';
import { isStillClaimed } from '../../queue/leases';
import type { QUEUES } from '../../queue/queues';
import { takeLock } from '../../store/locks';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { isHeld } from '../rules/sessionChanges';

type Change = RecordOf<typeof sessionChanges>;
const MINUTE = 60_000;

/**
 * Counts an attempt before it is sent, so that a change that may have reached its NAS never looks unsent. Returns null if it is not
 * to be sent: another process has it, a later change replaced it, or it is held until a person decides.
 */
export function beginAttempt(
  { store, now, config }: Pick<Deps, 'store' | 'now' | 'config'>,
  queue: typeof QUEUES.sessionChanges,
  claimed: Change,
): Promise<Change | null> {
  return store.transaction(async (tx) => {
    const isTaking = claimed.reason === 'ACCESS_TAKEN';
    if (isTaking) await takeLock(tx, 'disconnects');
    const change = await tx.get(sessionChanges, claimed.id, { lock: true });
    if (change?.status !== 'REQUESTED' || !isStillClaimed(queue, change, claimed)) return null;
    if (isTaking && (await holdBack(tx, change, config.disconnectsPerMinute, now()))) return null;
    const attempts = change.attempts + 1;
    return updateRecord(
      tx,
      sessionChanges,
      change.id,
      { attempts, sentAt: change.sentAt ?? now().toISOString() },
      now(),
    );
  });
}

/** Holds a change if too many sessions of its NAS lose access at once. Returns whether it is held. */
async function holdBack(tx: Store, change: Change, limit: number, now: Date): Promise<boolean> {
  const nas = await tx.get(networkAccessServers, change.nasId);
  const sent = await tx.count(sessionChanges, {
    where: [
      { path: 'nasId', in: [change.nasId] },
      { path: 'reason', in: ['ACCESS_TAKEN'] },
      { path: 'released', in: [false] },
      { path: 'sentAt', from: new Date(now.getTime() - MINUTE).toISOString() },
    ],
  });
  if (!nas || !isHeld(change, { limit, sent, isHolding: nas.heldSince !== null })) return false;
  await updateRecord(tx, sessionChanges, change.id, { status: 'ON_HOLD', nextAttemptAt: null }, now);
  const held = { heldSince: nas.heldSince ?? now.toISOString(), heldDisconnects: nas.heldDisconnects + 1 };
  await updateRecord(tx, networkAccessServers, nas.id, held, now);
  return true;
}
