import { claims } from '../../resources/claims/claims';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** Makes all open claims due, because a line has become available. */
export async function recheckClaims(tx: Store, now: Date): Promise<void> {
  const open = await tx.pick(claims, ['id'], { where: [{ path: 'status', in: ['OPEN', 'WAITING'] }] });
  for (const { id } of open) await updateRecord(tx, claims, id, { nextLookAt: now.toISOString() }, now);
}
