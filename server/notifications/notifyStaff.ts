import type { NotificationKind } from '../../contract/notifications/notifications';
import { profiles } from '../../resources/access/profiles';
import type { AnyResource } from '../../resources/language/defineResource';
import { notifications } from '../../resources/notifications/notifications';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

interface Event {
  kind: NotificationKind;
  /** The recipients; null entries are skipped. */
  to: readonly (string | null | undefined)[];
  /** The user who did it, who is not notified. */
  byId: string | null;
  about: { resource: Pick<AnyResource, 'name'>; id: string };
}

/**
 * Notifies members of staff of an event, in the event's transaction `tx`: each once, and only about kinds that they have not
 * muted. Returns the ids of those who were notified.
 */
export async function notifyStaff(tx: Store, { kind, to, byId, about }: Event, now: Date): Promise<string[]> {
  const concerned = [...new Set(to)].filter((id): id is string => Boolean(id) && id !== byId);
  if (concerned.length === 0) return [];
  const where = [{ path: 'userId', in: concerned }] as const;
  const chosen = await tx.pick(profiles, ['userId', 'mutedKinds'], { where });
  const muted = chosen.filter(({ mutedKinds }) => mutedKinds.includes(kind)).map(({ userId }) => userId);
  const event = { kind, byId, resource: about.resource.name, recordId: about.id };
  const notified = concerned.filter((userId) => !muted.includes(userId));
  for (const userId of notified) await createRecord(tx, notifications, { ...event, userId }, now);
  return notified;
}
