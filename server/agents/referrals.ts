import { clients } from '../../resources/accounts/clients';
import { referrals } from '../../resources/agents/referrals';
import type { RecordOf } from '../../resources/language/defineResource';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

type Referral = RecordOf<typeof referrals>;
type Brought = Pick<Referral, 'agentId' | 'sellerId'> & { coverageCheckId?: string | null };

const openOf = (tx: Store, clientId: string) =>
  tx.find(referrals, {
    where: [
      { path: 'clientId', in: [clientId] },
      { path: 'status', in: ['NEW'] },
    ],
  });

/**
 * Records in the transaction `tx` who brought a client, once while that referral is open. Without a seller or agency, there is no
 * referral.
 */
export async function refer(tx: Store, clientId: string, brought: Brought, now: Date): Promise<void> {
  const { agentId, sellerId, coverageCheckId = null } = brought;
  if (!agentId && !sellerId) return;
  const known = (await openOf(tx, clientId)).some(
    (open) => open.type === 'AGENT' && open.agentId === agentId && open.sellerId === sellerId,
  );
  if (known) return;
  await createRecord(tx, referrals, { type: 'AGENT', agentId, sellerId, coverageCheckId, clientId }, now);
  const client = await tx.get(clients, clientId);
  if (client && !client.wasReferred) await updateRecord(tx, clients, clientId, { wasReferred: true }, now);
}

/** Ends a client's open referrals in the transaction `tx`: CONVERTED once they pay, REJECTED when they are lost. */
export async function endReferrals(
  tx: Store,
  clientId: string,
  status: Exclude<Referral['status'], 'NEW'>,
  now: Date,
): Promise<void> {
  for (const { id } of await openOf(tx, clientId)) await updateRecord(tx, referrals, id, { status }, now);
}
