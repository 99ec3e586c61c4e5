import { SCOPES } from '../../contract/access/scope';
import type { Limit } from '../../contract/api/limits';
import { defineActions } from '../defineActions';
import { longText, secret, text } from '../kinds';
import * as shape from '../shapes';

/** One of the caller's sessions; `current` is the one that asks. */
const ownSession = shape.object({
  id: shape.id,
  dateCreated: shape.moment,
  expiresAt: shape.moment,
  current: shape.boolean,
});
export type OwnSession = shape.Held<typeof ownSession>;

/** `value` is JSON. */
const preference = shape.object({ key: shape.text, value: shape.text });
export type Preference = shape.Held<typeof preference>;

const keyFault = (key: string) => (/^[\w.-]+$/.test(key) ? null : 'takes letters, digits, dots and hyphens only');
function jsonFault(value: string): string | null {
  try {
    JSON.parse(value);
    return null;
  } catch {
    return 'must be JSON';
  }
}

const named = { name: shape.text };
const person = {
  id: shape.id,
  fullName: shape.text,
  /** A scope is told where it is not ALL. */
  roles: shape.listOf(
    shape.object({
      ...named,
      scope: shape.optional(shape.oneOf(...SCOPES)),
      permissions: shape.listOf(shape.object(named)),
    }),
  ),
};

/** Passwords that are guessed; those that are right do not count. */
const guesses = { of: ['username'], failures: true } as const satisfies Partial<Limit>;
/** A password as it is typed, whatever rules were in force when it was chosen. */
const typedPassword = secret({ required: true, minLength: 1 });
const SIGNED_IN = { base: 'v1', access: 'signed-in' } as const;

/** Signing in and out, and the own sessions. */
export const accessActions = defineActions(
  { name: 'Access', description: 'Sign in and out; your own sessions.' },
  {
    signIn: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/login',
      access: 'public',
      input: { username: text({ required: true, maxLength: 254 }), password: typedPassword },
      answer: shape.object({
        user: shape.object({ ...person, token: shape.text }),
        accountType: shape.object(named),
      }),
      reads: 'user',
      summary: 'Sign in to the back-office',
      limits: [
        { by: 'device', most: 5, minutes: 15, ...guesses },
        { by: 'address', most: 30, minutes: 15, failures: true },
        { by: 'subject and address', most: 5, minutes: 15, ...guesses },
        { by: 'subject', most: 5, minutes: 1, ...guesses },
        { by: 'subject', most: 20, minutes: 60, ...guesses },
      ],
    },
    signOut: {
      ...SIGNED_IN,
      method: 'POST',
      path: 'accounts/auth/logout',
      answer: shape.object({ signedOut: shape.oneOf(true) }),
      reads: '',
      summary: 'Revoke the session of the token',
    },
    changePassword: {
      ...SIGNED_IN,
      method: 'POST',
      path: 'accounts/auth/change-password',
      input: { currentPassword: typedPassword, newPassword: secret({ required: true }) },
      audit: { resource: 'users', action: 'ACTION', reason: 'Changed their own password' },
      answer: shape.object({ passwordChanged: shape.oneOf(true) }),
      reads: '',
      summary: 'Change your own password; your other sessions end',
      limits: [{ by: 'caller', most: 5, minutes: 15, failures: 'currentPassword', what: 'wrong passwords' }],
    },
    getOwnAccess: {
      ...SIGNED_IN,
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
