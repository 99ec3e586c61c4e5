import { MAX_PHOTO_TEXT, NOTIFICATION_KINDS } from '../../contract/notifications/notifications';
import { defineResource } from '../language/defineResource';
import { longText, manyOf, reference } from '../language/kinds';

/**
 * The profile that a staff member edits; it exists once they have set something. Without declared access: all read and change
 * only their own, with the actions in resources/access/profileActions.ts.
 */
export const profiles = defineResource({
  name: 'profiles',
  label: ['Profile', 'Profiles'],
  fields: {
    userId: reference('users', { required: true, unique: true }),
    /** An image in base64. */
    photo: longText({ maxLength: MAX_PHOTO_TEXT }),
    /** The kinds of notifications that the user does not want. */
    mutedKinds: manyOf(NOTIFICATION_KINDS, { label: 'Muted notifications' }),
  },
});
