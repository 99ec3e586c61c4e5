import { Refusal } from '../../../contract/api/errors';
import { clients } from '../../../resources/accounts/clients';
import { publicView } from '../../../resources/catalogue/publicView';
import type { Store } from '../../store/Store';
import { mergeFields, mergeRefusal } from '../rules/merge';
import { type Client, erasedAmong } from './Merge';
import { recordsOfClient } from './moves';

/** Returns the result that a merge would have, without changing anything. */
export async function previewMerge(store: Store, keptId: string, mergedId: string) {
  const [kept, merged] = [await clientWith(store, keptId), await clientWith(store, mergedId)];
  const refusal = mergeRefusal(kept, merged, await erasedAmong(store, [kept.id, merged.id]));
  if (refusal) throw refusal;
  const moves = new Map<string, number>();
  for (const { resource, ids } of await recordsOfClient(store, merged.id))
    moves.set(resource, (moves.get(resource) ?? 0) + ids.length);
  return {
    kept: publicView(clients, kept),
    merged: publicView(clients, merged),
    fields: mergeFields(kept, merged),
    moves: [...moves].map(([resource, records]) => ({ resource, records })),
  };
}

/** The fields by which two records are recognised as one person, the strongest last. */
const SAME = ['phoneNumber', 'emailAddress', 'nationalId'] as const;
/** The maximum number of candidates by one field. */
const MOST = 20;

/** Returns the clients who have a phone number, an e-mail address or a national ID in common with this one. */
export async function mergeCandidates(store: Store, id: string) {
  const own = await clientWith(store, id);
  const found = new Map<string, Client>();
  for (const path of SAME) {
    const value = own[path];
    if (!value) continue;
    const where = [{ path, in: [value] }, { path: 'mergedIntoId', isNull: true } as const];
    for (const each of await store.find(clients, { where, limit: MOST })) if (each.id !== id) found.set(each.id, each);
  }
  return [...found.values()]
    .map((client) => ({
      client: publicView(clients, client),
      same: SAME.filter((path) => own[path] && own[path] === client[path]),
    }))
    .sort((one, other) => other.same.length - one.same.length);
}

async function clientWith(store: Store, id: string): Promise<Client> {
  const client = await store.get(clients, id);
  if (!client) throw new Refusal('notFound', 'There is no such client.');
  return client;
}
