import { TRANSPORTS } from '../../contract/access/passkeys';
import { SIGN_IN_RESULTS } from '../../contract/access/signInResults';
import { cameFrom } from '../catalogue/systemTables';
import { defineResource } from '../language/defineResource';
import { dateTime, decimal, integer, manyOf, oneOf, reference, text } from '../language/kinds';
import { LONGEST_ID } from './passkeyShapes';

/** What signing in keeps for itself: no access is declared, so none of these has an endpoint or a screen. */

/** Somebody's authenticator app. It counts from `confirmedAt` on; until then it is being set up. */
export const secondFactors = defineResource({
  name: 'second-factors',
  label: ['Second factor', 'Second factors'],
  fields: {
    userId: reference('users', { required: true, unique: true }),
    /** Encrypted for this user (server/access/sealed.ts). */
    secret: text({ required: true, maxLength: 200 }),
    confirmedAt: dateTime(),
    /** The time step of the last code that was used. */
    lastStep: integer(),
  },
});

/** A code that stands in once for a lost authenticator app. Only its keyed hash is kept. */
export const recoveryCodes = defineResource({
  name: 'recovery-codes',
  label: ['Recovery code', 'Recovery codes'],
  fields: {
    userId: reference('users', { required: true }),
    codeHash: text({ required: true, unique: true, maxLength: 64 }),
    usedAt: dateTime(),
  },
});

/** What is kept of a passkey of somebody's, which their phone, computer or security key holds. */
export const passkeys = defineResource({
  name: 'passkeys',
  label: ['Passkey', 'Passkeys'],
  fields: {
    userId: reference('users', { required: true }),
    name: text({ required: true, maxLength: 60 }),
    credentialId: text({ required: true, unique: true, maxLength: LONGEST_ID }),
    /** In base64url, as COSE writes it. */
    publicKey: text({ required: true, maxLength: 2_000 }),
    /** How often it says it was used: up to 2^32, so no integer. */
    counter: decimal({ required: true }),
    transports: manyOf(TRANSPORTS),
    lastUsedAt: dateTime(),
  },
});

/** What a passkey of somebody signed in is to sign, once; it goes when it is answered. */
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

/** What somebody has whose password was right and whose code is still to come. Only its keyed hash is kept. */
export const signInTickets = defineResource({
  name: 'sign-in-tickets',
  label: ['Sign-in ticket', 'Sign-in tickets'],
  fields: {
    userId: reference('users', { required: true }),
    ticketHash: text({ required: true, unique: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
    usedAt: dateTime(),
    /** What a passkey may sign instead of a code; it goes when it is answered. */
    challenge: text({ maxLength: 64 }),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/** A sign-in with the identity provider that somebody has begun; it goes when they come back. Only the keyed hash of its ticket is kept. */
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
 * Whose account at an identity provider is whose, by its issuer and its `sub` there, which it never gives to another person
 * (OpenID Connect Core 5.7): an e-mail address may be. Written at their first sign-in.
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

/** A link by which somebody who forgot their password chooses another; it goes once it is used. Only the keyed hash of its token is kept. */
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

/** A try to sign in as somebody, right or wrong, as they are shown it. */
export const signIns = defineResource({
  name: 'sign-ins',
  label: ['Sign-in', 'Sign-ins'],
  fields: {
    userId: reference('users', { required: true }),
    result: oneOf(SIGN_IN_RESULTS, { required: true }),
    ...cameFrom,
  },
  retention: [{ days: 90, by: 'dateCreated' }],
});
