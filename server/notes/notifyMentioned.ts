import type { AnyResource } from '../../resources/language/defineResource';
import { identityOf } from '../access/createIdentify';
import { mayRead } from '../crud/reach';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';

interface Mentions {
  /** The ids of the mentioned users. */
  ids: readonly string[];
  /** The author of the note. */
  byId: string | null;
  /** The record that the note belongs to. */
  about: { resource: AnyResource; id: string };
}

/** Notifies those of the mentioned users who may read the record; returns the ids of those who were notified. */
export async function notifyMentioned(tx: Store, { ids, byId, about }: Mentions, now: Date): Promise<string[]> {
  const to: string[] = [];
  for (const id of new Set(ids)) if (await mayRead(tx, await identityOf(tx, id), about.resource, about.id)) to.push(id);
  return notifyStaff(tx, { kind: 'MENTIONED', to, byId, about }, now);
}
