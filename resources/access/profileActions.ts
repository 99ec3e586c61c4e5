import { MAX_PHOTO_TEXT, NOTIFICATION_KINDS } from '../../contract/notifications/notifications';
import { defineActions } from '../language/defineActions';
import { longText, manyOf, text } from '../language/kinds';
import * as shape from '../language/shapes';

const profile = shape.object({
  fullName: shape.text,
  emailAddress: shape.text,
  phoneNumber: shape.nullable(shape.text),
  /** A `data:` URL of the image. */
  photo: shape.nullable(shape.text),
  mutedKinds: shape.listOf(shape.oneOf(...NOTIFICATION_KINDS)),
});
export type Profile = shape.Held<typeof profile>;

const ANSWER = { answer: shape.object({ profile }), reads: 'profile' } as const;
const OWN = { ...ANSWER, base: 'v1', access: 'signed-in', sessionOnly: true } as const;

/** The profile that staff members edit themselves. */
export const profileActions = defineActions(
  { name: 'Profile', description: 'Your own name, photo and notifications.' },
  {
    getProfile: { ...OWN, method: 'GET', path: 'accounts/auth/profile', summary: 'Your own profile' },
    changeProfile: {
      ...OWN,
      method: 'PATCH',
      path: 'accounts/auth/profile',
      input: {
        fullName: text({ required: true, label: 'Full name' }),
        mutedKinds: manyOf(NOTIFICATION_KINDS, { label: 'Muted notifications' }),
      },
      partial: true,
      audit: { resource: 'users', action: 'ACTION', reason: 'Changed their own profile' },
      summary: 'Change your own name or notifications',
    },
    setPhoto: {
      ...OWN,
      method: 'PUT',
      path: 'accounts/auth/photo',
      input: {
        /** In base64. */
        photo: longText({ required: true, label: 'Photo', maxLength: MAX_PHOTO_TEXT }),
      },
      audit: { resource: 'users', action: 'ACTION', reason: 'Changed their own photo' },
      summary: 'Your own photo: a JPEG, PNG or WebP of at most 384 KB, in base64',
      limits: [{ by: 'caller', most: 20, minutes: 60, what: 'photos' }],
    },
    removePhoto: {
      ...OWN,
      method: 'DELETE',
      path: 'accounts/auth/photo',
      audit: { resource: 'users', action: 'ACTION', reason: 'Removed their own photo' },
      summary: 'Remove your own photo',
    },
  },
);
