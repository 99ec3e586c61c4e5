import { TRANSPORTS } from '../../contract/access/passkeys';
import { SIGN_IN_RESULTS } from '../../contract/access/sessions';
import { originFields } from '../catalogue/systemTables';
import { defineResource } from '../language/defineResource';
import { dateTime, decimal, integer, manyOf, oneOf, reference, text } from '../language/kinds';
import { LONGEST_ID } from './passkeyShapes';

/** Tables of the sign-in without declared access, so none of them has an endpoint or a screen. */

/** A user's authenticator app. It is in use from `confirmedAt` on; until then it is being set up. */
export const secondFactors = defineResource({
  name: 'second-factors',
  label: ['Second factor', 'Second factors'],
  fields: {
    userId: reference('users', { required: true, unique: true }),
    /** Encrypted for this user (server/base/sealed.ts). */
    secret: text({ required: true, maxLength: 200 }),
    confirmedAt: dateTime(),
    /** The time step of the last used code. */
    lastStep: integer(),
  },
});

/** A code that replaces a lost authenticator app once. Only its keyed hash is stored. */
export const recoveryCodes = defineResource({
  name: 'recovery-codes',
  label: ['Recovery code', 'Recovery codes'],
  fields: {
    userId: reference('users', { required: true }),
    codeHash: text({ required: true, unique: true, maxLength: 64 }),
    usedAt: dateTime(),
  },
});

/** The server's part of a user's passkey, whose private key is on their phone, computer or security key. */
export const passkeys = defineResource({
  name: 'passkeys',
  label: ['Passkey', 'Passkeys'],
  fields: {
    userId: reference('users', { required: true }),
    name: text({ required: true, maxLength: 60 }),
    credentialId: text({ required: true, unique: true, maxLength: LONGEST_ID }),
    /** In base64url, in COSE format. */
    publicKey: text({ required: true, maxLength: 2_000 }),
    /** The passkey's signature counter: up to 2^32, too large for an integer. */
    counter: decimal({ required: true }),
    transports: manyOf(TRANSPORTS),
    lastUsedAt: dateTime(),
  },
});

/** A challenge that a signed-in user's passkey must sign, once; it is deleted when it is answered. */
export const passkeyChallenges = defineResource({
  name: 'passkey-challenges',
  label: ['Passkey challenge', 'Passkey challenges'],
  fields: {
    userId: reference('users', { required: true }),
    purpose: oneOf(['ADD', 'CONFIRM'], { required: true }),
    challenge: text({ required: true, unique: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/** A ticket of a user whose password was correct and whose code is still missing. Only its keyed hash is stored. */
export const signInTickets = defineResource({
  name: 'sign-in-tickets',
  label: ['Sign-in ticket', 'Sign-in tickets'],
  fields: {
    userId: reference('users', { required: true }),
    ticketHash: text({ required: true, unique: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
    usedAt: dateTime(),
    /** The challenge that a passkey may sign instead of a code; it is deleted when it is answered. */
    challenge: text({ maxLength: 64 }),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/**
 * An open sign-in with the identity provider; it is deleted when the user returns. Only the keyed hash of its ticket is stored.
 */
export const signOnAttempts = defineResource({
  name: 'sign-on-attempts',
  label: ['Sign-on attempt', 'Sign-on attempts'],
  fields: {
    ticketHash: text({ required: true, unique: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/**
 * Links a user to an account at an identity provider, by issuer and `sub`. The provider never reuses a `sub` for another person
 * (OpenID Connect Core 5.7), but may reuse an e-mail address. Written at the first sign-in.
 */
export const signOnLinks = defineResource({
  name: 'sign-on-links',
  label: ['Sign-on link', 'Sign-on links'],
  fields: {
    userId: reference('users', { required: true, unique: true }),
    issuer: text({ required: true, maxLength: 300 }),
    subject: text({ required: true, maxLength: 255 }),
  },
  unique: [['issuer', 'subject']],
});

/**
 * A link with which a user who forgot their password chooses a new one; it is deleted once it is used. Only the keyed hash of its
 * token is stored.
 */
export const passwordLinks = defineResource({
  name: 'password-links',
  label: ['Password link', 'Password links'],
  fields: {
    userId: reference('users', { required: true }),
    tokenHash: text({ required: true, unique: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/** A successful or failed attempt to sign in as a user, as shown to that user. */
export const signIns = defineResource({
  name: 'sign-ins',
  label: ['Sign-in', 'Sign-ins'],
  fields: {
    userId: reference('users', { required: true }),
    result: oneOf(SIGN_IN_RESULTS, { required: true }),
    ...originFields,
  },
  retention: [{ days: 90, by: 'dateCreated' }],
});
