import type { Limit } from '../limits';
import type { Call } from './Call';

/** Passwords that are guessed; those that are right do not count. */
const guesses = { of: ['username'], failures: true } as const satisfies Partial<Limit>;

/** Signing in and out, and the own sessions. */
export const sessionCalls = {
  signIn: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/login',
    access: 'public',
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
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/logout',
    access: 'signed-in',
    reads: '',
    summary: 'Revoke the session of the token',
  },
  changePassword: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/change-password',
    access: 'signed-in',
    reads: '',
    summary: 'Change your own password; your other sessions end',
    limits: [{ by: 'caller', most: 5, minutes: 15, failures: 'currentPassword', what: 'wrong passwords' }],
  },
  getOwnAccess: {
    method: 'GET',
    base: 'v1',
    path: 'accounts/auth/access',
    access: 'signed-in',
    reads: 'user',
    summary: 'Your own roles and permissions as they are now',
  },
  listOwnSessions: {
    method: 'GET',
    base: 'v1',
    path: 'accounts/auth/sessions',
    access: 'signed-in',
    reads: 'sessions',
    summary: 'Where you are signed in, the latest first',
  },
  revokeOwnSession: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/sessions/{id}/revoke',
    access: 'signed-in',
    reads: '',
    summary: 'End one of your own sessions',
  },
} as const satisfies Record<string, Call>;
