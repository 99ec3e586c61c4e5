import { defineActions } from '../language/defineActions';
import { secret, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { madePasskey, newPasskey, passkeyRequest, usedPasskey } from './passkeyShapes';

const OWN = { base: 'v1', access: 'signed-in', sessionOnly: true } as const;

const ownPasskey = shape.object({
  id: shape.id,
  name: shape.text,
  dateCreated: shape.moment,
  lastUsedAt: shape.nullable(shape.moment),
});
export type OwnPasskey = shape.Held<typeof ownPasskey>;

/** Passkeys as a second factor, stored by a phone, a computer or a security key. */
export const passkeyActions = defineActions(
  { name: 'Passkeys', description: 'Passkeys as a second factor beside the password.' },
  {
    listPasskeys: {
      ...OWN,
      method: 'GET',
      path: 'accounts/auth/passkeys',
      settingUp: true,
      answer: shape.object({ passkeys: shape.listOf(ownPasskey) }),
      reads: 'passkeys',
      summary: 'Your own passkeys, the oldest first',
    },
    beginPasskey: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/passkeys/begin',
      settingUp: true,
      confirms: 'with second factor',
      input: { password: secret({ label: 'Password', required: true, minLength: 1 }) },
      answer: shape.object({ passkey: newPasskey }),
      reads: 'passkey',
      summary: 'What a browser makes a passkey from; addPasskey takes what it made',
      limits: [{ by: 'caller', most: 5, minutes: 15, failures: 'password', what: 'wrong passwords' }],
    },
    addPasskey: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/passkeys',
      settingUp: true,
      input: { name: text({ required: true, maxLength: 60 }), ...madePasskey },
      audit: { resource: 'users', action: 'ACTION', reason: 'Added a passkey' },
      answer: shape.object({
        /** Shown once, with the first second factor; empty if there are recovery codes already. */
        recoveryCodes: shape.listOf(shape.text),
      }),
      reads: 'recoveryCodes',
      summary: 'Add a passkey; with the first second factor, your other sessions end',
      limits: [{ by: 'caller', most: 20, minutes: 15, what: 'passkeys' }],
    },
    removePasskey: {
      ...OWN,
      method: 'DELETE',
      path: 'accounts/auth/passkeys/{id}',
      confirms: true,
      audit: { resource: 'users', action: 'ACTION', reason: 'Removed a passkey' },
      answer: shape.object({ removed: shape.oneOf(true) }),
      reads: '',
      summary: 'Remove one of your passkeys; without the last one and an app, the password alone is enough',
    },
    beginConfirmation: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/confirm/passkey/begin',
      answer: shape.object({ passkey: passkeyRequest }),
      reads: 'passkey',
      summary: 'What a browser asks your passkeys by, to confirm that it is you',
    },
    confirmWithPasskey: {
      ...OWN,
      method: 'POST',
      path: 'accounts/auth/confirm/passkey',
      input: usedPasskey,
      answer: shape.object({ confirmedAt: shape.moment }),
      reads: 'confirmedAt',
      summary: 'Confirm with a passkey that it is you, for ten minutes of sensitive calls',
      limits: [{ by: 'caller', most: 10, minutes: 15, failures: 'signature', what: 'wrong passkeys' }],
    },
  },
);
