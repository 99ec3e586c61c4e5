import { SIGN_IN_RESULTS } from '../../contract/access/sessions';
import { defineActions } from '../language/defineActions';
import { longText, secret, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { person, typedPassword } from './signInActions';

/** Where a sign-in came from; null if unknown. */
const shownFrom = { device: shape.nullable(shape.text), address: shape.nullable(shape.text) };

/** An attempt to sign in as the caller. */
const ownSignIn = shape.object({
  id: shape.id,
  dateCreated: shape.moment,
  result: shape.oneOf(...SIGN_IN_RESULTS),
  ...shownFrom,
});

/** One of the caller's sessions; `current` is true for the calling one. */
const ownSession = shape.object({
  id: shape.id,
  dateCreated: shape.moment,
  expiresAt: shape.moment,
  current: shape.boolean,
  ...shownFrom,
});
export type OwnSession = shape.Held<typeof ownSession>;

/** `value` is JSON. */
const preference = shape.object({ key: shape.text, value: shape.text });
export type StoredPreference = shape.Held<typeof preference>;

const keyFault = (key: string) => (/^[\w.-]+$/.test(key) ? null : 'takes letters, digits, dots and hyphens only');
function jsonFault(value: string): string | null {
  try {
    JSON.parse(value);
    return null;
  } catch {
    return 'must be JSON';
  }
}

const SIGNED_IN = { base: 'v1', access: 'signed-in', sessionOnly: true } as const;

/** The caller's own permissions, password, sessions and preferences. */
export const accessActions = defineActions(
  { name: 'Access', description: 'Your own rights, password, sessions and preferences.' },
  {
    changePassword: {
      ...SIGNED_IN,
      confirms: 'with second factor',
      method: 'POST',
      path: 'accounts/auth/change-password',
      input: { currentPassword: typedPassword, newPassword: secret({ required: true }) },
      audit: { resource: 'users', action: 'ACTION', reason: 'Changed their own password' },
      answer: shape.object({ passwordChanged: shape.oneOf(true) }),
      reads: '',
      summary: 'Change your own password; your other sessions end, and your API keys are revoked',
      limits: [{ by: 'caller', most: 5, minutes: 15, failures: 'currentPassword', what: 'wrong passwords' }],
    },
    getOwnAccess: {
      ...SIGNED_IN,
      settingUp: true,
      method: 'GET',
      path: 'accounts/auth/access',
      answer: shape.object({ user: shape.object(person) }),
      reads: 'user',
      summary: 'Your own roles and permissions as they are now',
    },
    listOwnSessions: {
      ...SIGNED_IN,
      method: 'GET',
      path: 'accounts/auth/sessions',
      answer: shape.object({ sessions: shape.listOf(ownSession) }),
      reads: 'sessions',
      summary: 'Where you are signed in, the latest first',
    },
    listOwnSignIns: {
      ...SIGNED_IN,
      method: 'GET',
      path: 'accounts/auth/sign-ins',
      answer: shape.object({ signIns: shape.listOf(ownSignIn) }),
      reads: 'signIns',
      summary: 'The last 20 tries to sign in as you, the latest first',
    },
    signOutEverywhere: {
      ...SIGNED_IN,
      method: 'POST',
      path: 'accounts/auth/sign-out-everywhere',
      answer: shape.object({ signedOut: shape.oneOf(true) }),
      reads: '',
      summary: 'End all of your own sessions, this one included, and revoke your API keys',
    },
    listOwnPreferences: {
      ...SIGNED_IN,
      method: 'GET',
      path: 'accounts/auth/preferences',
      answer: shape.object({ preferences: shape.listOf(preference) }),
      reads: 'preferences',
      summary: 'Your preferences, such as the columns of your lists',
    },
    keepPreference: {
      ...SIGNED_IN,
      method: 'PUT',
      path: 'accounts/auth/preferences',
      input: {
        key: text({ required: true, maxLength: 80, fault: keyFault }),
        value: longText({ maxLength: 8_000, fault: jsonFault, help: 'JSON. Leave out to delete it.' }),
      },
      answer: shape.object({ kept: shape.boolean }),
      reads: '',
      summary: 'Set or delete one of your preferences',
    },
    revokeOwnSession: {
      ...SIGNED_IN,
      method: 'POST',
      path: 'accounts/auth/sessions/{id}/revoke',
      audit: { resource: 'sessions', action: 'ACTION', reason: 'Revoked their session' },
      answer: shape.object({ revoked: shape.oneOf(true) }),
      reads: '',
      summary: 'End one of your own sessions',
    },
  },
);
