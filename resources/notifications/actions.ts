import { defineActions } from '../language/defineActions';
import { PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

const { offset, limit } = PAGE_PARAMETERS;

const notification = shape.record('notifications', { without: ['userId'] });
export type Notification = shape.Held<typeof notification>;

const OWN = { base: 'v1', access: 'signed-in', sessionOnly: true } as const;

/** The caller's notifications. Users read and mark only their own. */
export const notificationActions = defineActions(
  { name: 'Notifications', description: 'What happened to your work.' },
  {
    countUnread: {
      ...OWN,
      method: 'GET',
      path: 'notifications/unread',
      answer: shape.object({ unread: shape.integer }),
      reads: 'unread',
      summary: 'How many of your notifications you have not read',
    },
    listNotifications: {
      ...OWN,
      method: 'GET',
      path: 'notifications',
      query: { offset, limit },
      answer: shape.page('notifications', notification),
      reads: 'notifications',
      summary: 'Your notifications, the latest first',
    },
    readNotification: {
      ...OWN,
      method: 'POST',
      path: 'notifications/{id}/read',
      answer: shape.object({ notification }),
      reads: 'notification',
      summary: 'Mark one of your notifications as read',
    },
    readAllNotifications: {
      ...OWN,
      method: 'POST',
      path: 'notifications/read',
      answer: shape.object({ unread: shape.integer }),
      reads: 'unread',
      summary: 'Mark all of your notifications as read',
    },
  },
);
