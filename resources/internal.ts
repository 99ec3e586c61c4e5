import { defineResource } from './defineResource';
import { dateTime, integer, json, reference, text } from './kinds';

/** What the server keeps for itself: no access is declared, so none of these has an endpoint or a screen. */

/** A signed-in browser: of a user, or of a customer who renews an account. Only the token's SHA-256 is kept. */
export const sessions = defineResource({
  name: 'sessions',
  label: ['Session', 'Sessions'],
  fields: {
    tokenHash: text({ required: true, unique: true, maxLength: 64 }),
    userId: reference('users'),
    accountId: reference('accounts'),
    expiresAt: dateTime({ required: true }),
    revokedAt: dateTime(),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/** A code sent to a customer who wants to renew; the newest of an account counts. Only its keyed hash is kept. */
export const renewalCodes = defineResource({
  name: 'renewal-codes',
  label: ['Renewal code', 'Renewal codes'],
  fields: {
    accountId: reference('accounts', { required: true }),
    codeHash: text({ required: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
    wrongTries: integer({ default: 0 }),
    usedAt: dateTime(),
  },
  retention: [{ days: 1, by: 'expiresAt' }],
});

/** Failed sign-ins, counted to slow guessing down; shared by all server processes. */
export const signInFailures = defineResource({
  name: 'sign-in-failures',
  label: ['Sign-in failure', 'Sign-in failures'],
  fields: { username: text({ required: true, maxLength: 254, filter: 'username' }) },
  retention: [{ days: 1, by: 'dateCreated' }],
});

/** The last number given out of each running sequence; its row is locked while a number is taken. */
export const counters = defineResource({
  name: 'counters',
  label: ['Counter', 'Counters'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 60 }),
    last: integer({ required: true }),
    /** The year that a yearly sequence is counting. */
    year: integer({ required: true }),
  },
});

/** Answers already given to a public call, so that sending it twice does it once. */
export const idempotencyKeys = defineResource({
  name: 'idempotency-keys',
  label: ['Idempotency key', 'Idempotency keys'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 200 }),
    bodyHash: text({ required: true, maxLength: 64 }),
    answer: json(),
  },
  retention: [{ days: 1, by: 'dateCreated' }],
});

/** The last moment that a process has seen, by what it stands for; a clock that says otherwise is not believed. */
export const clockMarks = defineResource({
  name: 'clock-marks',
  label: ['Clock mark', 'Clock marks'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 60 }),
    seenAt: dateTime({ required: true }),
  },
});
