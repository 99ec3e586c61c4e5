import { secondFactorCodeFault } from '../../contract/access/secondFactor';
import { defineActions } from '../language/defineActions';
import { secret, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { typedCode } from './typedCodes';

const OWN = { base: 'v1', access: 'signed-in', sessionOnly: true } as const;
const password = secret({ label: 'Password', required: true, minLength: 1 });
const passwords = { by: 'caller', most: 5, minutes: 15, failures: 'password', what: 'wrong passwords' } as const;
/** In addition, all wrong codes of one user share a count (server/access/codeTries.ts). */
const codes = { by: 'caller', most: 10, minutes: 15, failures: 'code', what: 'wrong codes' } as const;
/** Shown only once, because the server stores hashes. */
const recoveryCodes = shape.object({ recoveryCodes: shape.listOf(shape.text) });

const secondFactor = shape.object({
  /** Null if there is none. */
  since: shape.nullable(shape.moment),
  recoveryCodesLeft: shape.integer,
  /** True if one of the user's roles requires a second factor. */
  required: shape.boolean,
  /** True if the user has an authenticator app. */
  app: shape.boolean,
  /** The number of the user's passkeys. */
  passkeys: shape.integer,
});
export type SecondFactor = shape.Held<typeof secondFactor>;

/** The second factor: codes of an authenticator app, passkeys, and recovery codes in case it is lost. */
export const secondFactorActions = defineActions(
  { name: 'Second factor', description: 'Codes of an authenticator app beside the password.' },
  {
    getSecondFactor: {
      ...OWN,
      method: 'GET',
      path: 'accounts/auth/second-factor',
      settingUp: true,
      answer: shape.object({ secondFactor }),
      reads: 'secondFactor',
      summary: 'Your own second factor',
    },
    beginSecondFactor: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/second-factor/begin',
      settingUp: true,
      confirms: 'with second factor',
      input: { password },
      answer: shape.object({
        setUp: shape.object({
          /** In base32, to type into the app. */
          secret: shape.text,
          /** An `otpauth:` URL, for a QR code. */
          address: shape.text,
        }),
      }),
      reads: 'setUp',
      summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
      limits: [passwords],
    },
    confirmSecondFactor: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/second-factor/confirm',
      settingUp: true,
      input: { code: typedCode },
      audit: { resource: 'users', action: 'ACTION', reason: 'Set up their second factor' },
      answer: recoveryCodes,
      reads: 'recoveryCodes',
      summary: 'The first code of the app: sign-ins need one from now on; your other sessions end',
      limits: [codes],
    },
    renewRecoveryCodes: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/second-factor/recovery-codes',
      input: { code: typedCode },
      audit: { resource: 'users', action: 'ACTION', reason: 'Made new recovery codes' },
      answer: recoveryCodes,
      reads: 'recoveryCodes',
      summary: 'New recovery codes; the earlier ones no longer count',
      limits: [codes],
    },
    switchOffSecondFactor: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/second-factor/switch-off',
      input: { password, code: typedCode },
      audit: { resource: 'users', action: 'ACTION', reason: 'Switched off their second factor' },
      answer: shape.object({ switchedOff: shape.oneOf(true) }),
      reads: '',
      summary: 'Sign in with the password alone from now on; your passkeys are removed, too',
      limits: [passwords, codes],
    },
    confirmIdentity: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/confirm',
      input: {
        /** Required from users with a second factor. */
        code: text({ label: 'Code', maxLength: 20, fault: secondFactorCodeFault }),
        /** Required from everyone else. */
        password: secret({ label: 'Password', minLength: 1 }),
      },
      answer: shape.object({ confirmedAt: shape.moment }),
      reads: 'confirmedAt',
      summary: 'Confirm that it is you, with a code or else with your password, for ten minutes of sensitive calls',
      limits: [codes, passwords],
    },
    resetSecondFactor: {
      method: 'POST',
      base: 'v1',
      path: 'users/{id}/reset-second-factor',
      access: 'Update Users',
      confirms: true,
      audit: { resource: 'users', action: 'ACTION', reason: 'Reset the second factor' },
      answer: shape.object({ user: shape.record('users') }),
      reads: 'user',
      summary: 'Remove the second factor of a user who has lost it; their sessions end',
    },
  },
);
