import { widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { refer } from '../agents/referrals';
import type { Identity } from '../base/identity';
import type { Guard } from '../crud/Guard';
import type { Store } from '../store/Store';
import { applyAccountStatus } from '../subscriptions/applyAccountStatus';
import { endRenewalAccess } from '../subscriptions/renewalCodes';
import type { StoredAccount } from '../subscriptions/Subscription';
import { correctionRefusal, stageRefusal } from './rules/leads';

/**
 * Applies a status that staff give an account to its subscriptions. A new phone number ends the renewal access that was proved
 * with the old one.
 */
export const accountsGuard: Guard<StoredAccount> = {
  async update(tx, { before, after, identity, reason }, now) {
    if (before.status !== after.status && after.status === 'TERMINATED' && !reason)
      throw new Refusal('invalid', 'Terminating an account needs a reason: change its status on its own.', {
        status: 'needs a reason: change the status on its own',
      });
    if (before.status !== after.status)
      await applyAccountStatus(tx, after, { userId: identity?.userId ?? null, reason }, now);
    if (before.accountDetail.phoneNumber !== after.accountDetail.phoneNumber) await endRenewalAccess(tx, after.id, now);
  },
};

type Client = RecordOf<typeof clients>;

const isLimited = (identity: Identity | null, needed: 'Create Leads' | 'Update Leads'): identity is Identity =>
  identity !== null && widestScope(identity.held, needed) !== 'ALL';

/** The rules for agents' leads: each gets a referral, and the agent may edit it until someone else has worked on it. */
export const clientsGuard: Guard<Client> = {
  async create(tx, { after, identity }, now) {
    const refusal = isLimited(identity, 'Create Leads') && stageRefusal(after.stage);
    if (refusal) throw refusal;
    await refer(tx, after.id, after, now);
  },

  async update(tx, { before, after, identity }) {
    const replaced = await replacedRefusal(tx, before);
    if (replaced) throw replaced;
    if (!isLimited(identity, 'Update Leads')) return;
    const { userId } = identity;
    const workedOnBy = await whoWorkedOn(tx, before.id);
    const refusal = correctionRefusal(before, after, { sellerId: before.sellerId, userId, workedOnBy });
    if (refusal) throw refusal;
  },
};

/** Returns why a client that was merged into another one cannot be changed, or null. */
export async function replacedRefusal(tx: Store, { clientNumber, mergedIntoId }: Client): Promise<Refusal | null> {
  const kept = mergedIntoId && (await tx.get(clients, mergedIntoId));
  if (!kept) return null;
  const names = { client: clientNumber, kept: kept.clientNumber };
  return new Refusal('conflict', phrase('{client} is merged into {kept}: change that one.', names));
}

/** Returns everyone who has created or changed the client or one of their orders, according to the audit log. */
async function whoWorkedOn(tx: Store, clientId: string): Promise<string[]> {
  const orders = await tx.pick(subscriptionForms, ['id'], { where: [{ path: 'clientId', in: [clientId] }] });
  const entries = await tx.pick(logs, ['userId'], {
    where: [
      { path: 'resource', in: [clients.name, subscriptionForms.name] },
      { path: 'recordId', in: [clientId, ...orders.map(({ id }) => id)] },
      { path: 'action', in: ['CREATE', 'UPDATE', 'ACTION'] },
    ],
  });
  return entries.flatMap(({ userId }) => userId ?? []);
}
