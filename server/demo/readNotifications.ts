import { users } from '../../resources/access/users';
import { notifications } from '../../resources/notifications/notifications';
import { updateRecord } from '../store/updateRecord';
import { DAY, HOUR } from './Chance';
import type { World } from './World';

/** The number of days for which notifications are kept. */
const KEPT = notifications.retention?.[0]?.days ?? 90;

/** The minimum number of each user's latest notifications that are unread, and the maximum of those of the last two days. */
const [FEWEST, MOST] = [2, 5];

/** Marks notifications as read within hours, except for the latest, and removes those that are older than the retention. */
export async function readNotifications({ books, agenda, chance }: World): Promise<void> {
  const ago = (days: number) => new Date(agenda.now.getTime() - days * DAY).toISOString();
  const [oldest, lately] = [ago(KEPT), ago(2)];
  for (const { id: userId } of await books.find(users)) {
    const theirs = await books.find(notifications, {
      where: [{ path: 'userId', in: [userId] }],
      sort: { path: 'dateCreated', ascending: false },
    });
    for (const [place, { id, dateCreated }] of theirs.entries()) {
      const isUnread = place < FEWEST || (place < MOST && dateCreated > lately);
      const seen = Math.min(Date.parse(dateCreated) + chance.between(0.1, 16) * HOUR, agenda.now.getTime());
      const readAt = new Date(seen);
      if (dateCreated < oldest) await books.remove(notifications, id);
      else if (!isUnread) await updateRecord(books, notifications, id, { readAt: readAt.toISOString() }, readAt);
    }
  }
}
