import { Refusal } from '../../contract/api/errors';
import type { notificationActions } from '../../resources/notifications/actions';
import { notifications } from '../../resources/notifications/notifications';
import { callerOf } from '../base/identity';
import { toQuery } from '../crud/listQuery';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { updateRecord } from '../store/updateRecord';

const unreadOf = (userId: string) =>
  [
    { path: 'userId', in: [userId] },
    { path: 'readAt', isNull: true },
  ] as const;

/** The caller's notifications, and which of them they have read. */
export function notificationHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof notificationActions> {
  return {
    async countUnread({ identity }) {
      return { unread: await store.count(notifications, { where: unreadOf(callerOf(identity).userId) }) };
    },

    async listNotifications({ query, identity }) {
      const page = toQuery(notifications, query, 'list');
      const where = [{ path: 'userId', in: [callerOf(identity).userId] }] as const;
      const sort = { path: 'dateCreated', ascending: false } as const;
      const { records, totalRecords } = await store.list(notifications, { ...page, where, sort });
      return { notifications: records.map(withoutReader), totalRecords };
    },

    readNotification: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const found = await tx.get(notifications, params.id ?? '', { lock: true });
        if (found?.userId !== callerOf(identity).userId)
          throw new Refusal('notFound', 'There is no such notification.');
        const readAt = now().toISOString();
        const read = found.readAt ? found : await updateRecord(tx, notifications, found.id, { readAt }, now());
        return { notification: withoutReader(read ?? found) };
      }),

    readAllNotifications: ({ identity }) =>
      store.transaction(async (tx) => {
        const where = unreadOf(callerOf(identity).userId);
        const readAt = now().toISOString();
        for (const { id } of await tx.pick(notifications, ['id'], { where }))
          await updateRecord(tx, notifications, id, { readAt }, now());
        return { unread: 0 };
      }),
  };
}

function withoutReader<N extends { userId: string }>({ userId, ...notification }: N) {
  return notification;
}
