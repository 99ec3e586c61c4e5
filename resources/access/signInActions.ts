import { SCOPES } from '../../contract/access/scope';
import type { Limit } from '../../contract/api/Limit';
import { defineActions } from '../language/defineActions';
import { secret, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { passkeyRequest, usedPasskey } from './passkeyShapes';
import { typedCode } from './typedCodes';

const named = { name: shape.text };
/** A user with the permissions of their roles. */
export const person = {
  id: shape.id,
  fullName: shape.text,
  /** `scope` is missing if it is ALL. */
  roles: shape.listOf(
    shape.object({
      ...named,
      scope: shape.optional(shape.oneOf(...SCOPES)),
      permissions: shape.listOf(shape.object(named)),
    }),
  ),
};

/** The signed-in user and their token. */
const account = { user: shape.object({ ...person, token: shape.text }), accountType: shape.object(named) };
const signedIn = shape.object(account);
export type SignedIn = shape.Held<typeof signedIn>;

/** The answer for a user with a second factor: a ticket, which gives no access, and the possible second factors. */
const secondStep = shape.object({
  ticket: shape.text,
  expiresAt: shape.moment,
  /** True if the user has an authenticator app. */
  app: shape.boolean,
  /** Null if the user has none. */
  passkey: shape.nullable(passkeyRequest),
});
export type SecondStep = shape.Held<typeof secondStep>;

const passwordTaken = shape.object({
  user: shape.optional(account.user),
  accountType: shape.optional(account.accountType),
  secondFactor: shape.optional(secondStep),
});

/** Guessed passwords; correct ones do not count. */
const guesses = { of: ['username'], failures: true } as const satisfies Partial<Limit>;
/** The limits of calls after a correct password. */
const ofTicket: readonly Limit[] = [
  { by: 'address', most: 30, minutes: 15, failures: true },
  { by: 'subject', of: ['ticket'], most: 5, minutes: 15, failures: true },
];
/** A typed password; it need not follow the current rules for new passwords. */
export const typedPassword = secret({ required: true, minLength: 1 });

/** Sign-in and sign-out, including forgotten passwords. */
export const signInActions = defineActions(
  { name: 'Sign-in', description: 'Sign in to the back-office and out of it.' },
  {
    signIn: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/login',
      access: 'public',
      input: { username: text({ required: true, maxLength: 254 }), password: typedPassword },
      answer: passwordTaken,
      reads: 'user',
      summary:
        'Sign in to the back-office; who has a second factor is answered a ticket for signInWithCode or signInWithPasskey, and no token',
      limits: [
        { by: 'device', most: 5, minutes: 15, ...guesses },
        { by: 'address', most: 30, minutes: 15, failures: true },
        { by: 'subject and address', most: 5, minutes: 15, ...guesses },
        { by: 'subject', most: 5, minutes: 1, ...guesses },
        { by: 'subject', most: 20, minutes: 60, ...guesses },
      ],
    },
    signInWithCode: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/login/code',
      access: 'public',
      input: { ticket: text({ required: true, maxLength: 100 }), code: typedCode },
      answer: signedIn,
      reads: 'user',
      summary: 'The code after a right password: of the authenticator app, or a recovery code',
      limits: ofTicket,
    },
    signInWithPasskey: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/login/passkey',
      access: 'public',
      input: { ticket: text({ required: true, maxLength: 100 }), ...usedPasskey },
      answer: signedIn,
      reads: 'user',
      summary: 'A passkey after a right password, instead of a code; the ticket takes one answer of a passkey',
      limits: ofTicket,
    },
    beginSingleSignOn: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/single-sign-on/begin',
      access: 'public',
      answer: shape.object({ singleSignOn: shape.object({ ticket: shape.text, address: shape.text }) }),
      reads: 'singleSignOn',
      summary:
        'Return the address at which the identity provider signs users in; it sends them back to the sign-in page, for signInWithProvider',
      limits: [{ by: 'address', most: 60, minutes: 15, what: 'sign-ins' }],
    },
    signInWithProvider: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/single-sign-on',
      access: 'public',
      input: {
        ticket: text({ required: true, maxLength: 100 }),
        code: text({ required: true, maxLength: 4_000 }),
        state: text({ required: true, maxLength: 200 }),
        issuer: text({ maxLength: 300 }),
      },
      answer: passwordTaken,
      reads: 'user',
      summary:
        'Sign in with the values that the identity provider has sent back with the user, once, instead of a password',
      limits: [{ by: 'address', most: 30, minutes: 15, failures: true }],
    },
    unlinkSingleSignOn: {
      method: 'POST',
      base: 'v1',
      path: 'users/{id}/unlink-single-sign-on',
      access: 'Update Users',
      confirms: true,
      audit: { resource: 'users', action: 'ACTION', reason: 'Unlinked the account at the identity provider' },
      answer: shape.object({ user: shape.record('users') }),
      reads: 'user',
      summary:
        'Forget which account at the identity provider is theirs: the next one with their e-mail address is; their sessions end',
    },
    requestPasswordLink: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/forgotten-password',
      access: 'public',
      input: { username: text({ required: true, maxLength: 254 }) },
      /** Contains nothing that reveals whether the user exists. */
      audit: { resource: 'users', action: 'ACTION', reason: 'Password link requested' },
      answer: shape.object({ passwordLink: shape.object({ expiresInMinutes: shape.integer }) }),
      reads: 'passwordLink',
      summary: 'Send a user who forgot their password a link by e-mail; the answer is the same for an unknown address',
      limits: [
        { by: 'address', most: 20, minutes: 15, what: 'links' },
        { by: 'subject', of: ['username'], most: 3, minutes: 15, what: 'links' },
        { by: 'subject', of: ['username'], most: 10, minutes: 24 * 60, what: 'links' },
      ],
    },
    setForgottenPassword: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/forgotten-password/new',
      access: 'public',
      input: {
        token: text({ required: true, maxLength: 100 }),
        newPassword: secret({ required: true, label: 'New password' }),
      },
      audit: { resource: 'users', action: 'ACTION', reason: 'Chose a new password by a link' },
      answer: shape.object({ passwordChanged: shape.oneOf(true) }),
      reads: '',
      summary:
        'The token of a link, once, for a new password; all sessions end, API keys are revoked, and a second factor stays',
      limits: [{ by: 'address', most: 30, minutes: 15, failures: true }],
    },
    signOut: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/auth/logout',
      access: 'signed-in',
      sessionOnly: true,
      settingUp: true,
      answer: shape.object({ signedOut: shape.oneOf(true) }),
      reads: '',
      summary: 'Revoke the session of the token',
    },
  },
);
