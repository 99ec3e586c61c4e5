import { Refusal } from '../../../contract/api/errors';
import { clients } from '../../../resources/accounts/clients';
import type { Changes, RecordOf } from '../../../resources/language/defineResource';
import { dataRequests } from '../../../resources/privacy/dataRequests';
import { audit } from '../../audit/audit';
import type { Identity } from '../../base/identity';
import type { Store } from '../../store/Store';

export type Client = RecordOf<typeof clients>;

/** The changed fields of the kept client, before and after a merge. */
export interface ChangedFields {
  before: Changes<typeof clients>;
  after: Changes<typeof clients>;
}

/** Locks two clients, always in the same order, and returns them. Answers 404 if one does not exist. */
export async function lockClients(tx: Store, one: string, other: string): Promise<[Client, Client]> {
  const found = new Map<string, Client>();
  for (const id of [one, other].sort()) {
    const client = await tx.get(clients, id, { lock: true });
    if (!client) throw new Refusal('notFound', 'There is no such client.');
    found.set(id, client);
  }
  return [found.get(one) as Client, found.get(other) as Client];
}

/** Returns those of the clients who are erased, or for whom someone has asked for it. */
export async function erasedAmong(tx: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx.find(dataRequests, {
    where: [
      { path: 'clientId', in: ids },
      { path: 'kind', in: ['ERASURE'] },
      { path: 'status', in: ['OPEN', 'DONE'] },
    ],
  });
  return new Set(found.flatMap(({ clientId }) => clientId ?? []));
}

/** Appends the audit entry of a duplicate that is merged, or no longer is. The action's own entry is about the kept client. */
export const auditDuplicate = (
  tx: Store,
  merged: Client,
  { identity, reason, after }: { identity: Identity; reason: string; after: Pick<Client, 'mergedIntoId' | 'mergedAt'> },
  now: Date,
): Promise<void> => {
  const { mergedIntoId, mergedAt } = merged;
  const change = { identity, action: 'UPDATE', resource: clients, record: merged, reason } as const;
  return audit(tx, { ...change, before: { mergedIntoId, mergedAt }, after }, now);
};
