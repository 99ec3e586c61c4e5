import { NOTIFICATION_KINDS } from '../../contract/notifications';
import { defineResource } from '../language/defineResource';
import { dateTime, oneOf, reference, text } from '../language/kinds';

/**
 * What happened that concerns one member of staff, written (by server/notifications/notify.ts) in the transaction in which it
 * happens. No access is declared: each reads their own, by the actions of resources/notifications/actions.ts.
 */
export const notifications = defineResource({
  name: 'notifications',
  label: ['Notification', 'Notifications'],
  fields: {
    userId: reference('users', { required: true }),
    kind: oneOf(NOTIFICATION_KINDS, { required: true }),
    /** Who did it; null where nobody did. */
    byId: reference('users'),
    /** What it is about. */
    resource: text({ required: true, maxLength: 60 }),
    recordId: text({ required: true, maxLength: 36, idOf: 'resource' }),
    readAt: dateTime(),
  },
  retention: [{ days: 90, by: 'dateCreated' }],
});
