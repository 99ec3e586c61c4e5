import { MAX_PHOTO_TEXT, NOTIFICATION_KINDS } from '../../contract/notifications';
import { defineResource } from '../language/defineResource';
import { longText, manyOf, reference } from '../language/kinds';

/**
 * What members of staff set for themselves, once they have set something. No access is declared: each reads and changes their
 * own, by the actions of resources/access/profileActions.ts.
 */
export const profiles = defineResource({
  name: 'profiles',
  label: ['Profile', 'Profiles'],
  fields: {
    userId: reference('users', { required: true, unique: true }),
    /** An image in base64. */
    photo: longText({ maxLength: MAX_PHOTO_TEXT }),
    /** What they do not want to be told of. */
    mutedKinds: manyOf(NOTIFICATION_KINDS, { label: 'Muted notifications' }),
  },
});
