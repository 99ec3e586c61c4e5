import type { Call } from './Call';

/** Signing in and out, and the own sessions. */
export const sessionCalls = {
  signIn: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/login',
    access: 'public',
    reads: 'user',
    summary: 'Sign in to the back-office',
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
