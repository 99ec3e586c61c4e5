import { NOTIFICATION_KINDS } from '../../contract/notifications/notifications';
import { defineResource } from '../language/defineResource';
import { dateTime, oneOf, reference, text } from '../language/kinds';

/**
 * A notification for a staff member, written (by server/notifications/notify.ts) in the transaction of its event. Without
 * declared access: all read only their own, with the actions in resources/notifications/actions.ts.
 */
export const notifications = defineResource({
  name: 'notifications',
  label: ['Notification', 'Notifications'],
  fields: {
    userId: reference('users', { required: true }),
    kind: oneOf(NOTIFICATION_KINDS, { required: true }),
    /** The user who caused it; null if no one did. */
    byId: reference('users'),
    /** The resource and record that it is about. */
    resource: text({ required: true, maxLength: 60 }),
    recordId: text({ required: true, maxLength: 36, idOf: 'resource' }),
    readAt: dateTime(),
  },
  retention: [{ days: 90, by: 'dateCreated' }],
});
