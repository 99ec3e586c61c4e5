import { users } from '../../resources/access/users';
import { notifications } from '../../resources/notifications/notifications';
import { updateRecord } from '../store/updateRecord';
import { DAY, HOUR } from './Chance';
import type { World } from './World';

/** For how many days they are kept. */
const KEPT = notifications.retention?.[0]?.days ?? 90;

/** How many of everybody's latest notifications are unread at least, and of those of the last two days at most. */
const [FEWEST, MOST] = [2, 5];

/** Staff have read what they were notified of within hours, but for the latest; what is older than is kept is gone. */
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
