import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { boolean, dateTime, integer, json, longText, oneOf, reference, text } from '../language/kinds';

/** Tables of the server without declared access, so none of them has an endpoint or a screen. */

/** Where a sign-in came from, as shown to the user; null if unknown. */
export const originFields = {
  /** Readable, such as "Firefox on Windows". */
  device: text({ maxLength: 80, personal: true }),
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: text({ maxLength: 60, personal: true }),
};

/** A session of a user's browser, or of a customer who renews an account. Only the token's SHA-256 is stored. */
export const sessions = defineResource({
  name: 'sessions',
  label: ['Session', 'Sessions'],
  fields: {
    tokenHash: text({ required: true, unique: true, maxLength: 64 }),
    userId: reference('users'),
    accountId: reference('accounts'),
    /** True for a customer who was recognised by the address of their line, which proves less than a code. */
    throughLine: boolean({ default: false }),
    expiresAt: dateTime({ required: true }),
    revokedAt: dateTime(),
    /** To the minute; null for customers. */
    lastUsedAt: dateTime(),
    /** When the user last confirmed their identity. */
    confirmedAt: dateTime(),
    ...originFields,
  },
  retention: [{ days: RETENTION.codes.days, by: 'expiresAt' }],
});

/**
 * A code sent by SMS to prove ownership of a phone number: to renew an account, or to claim a payment. The latest one that a
 * browser requested is valid. Only its keyed hash is stored. The table has the name from earlier versions, which had codes for
 * renewals only.
 */
export const phoneCodes = defineResource({
  name: 'renewal-codes',
  label: ['Phone code', 'Phone codes'],
  fields: {
    /** The keyed hash of what the code is for; null in codes of an earlier version. */
    subject: text({ maxLength: 64, indexed: true }),
    /** The account that the code gives access to; null if none. */
    accountId: reference('accounts'),
    /**
     * The keyed hash of the browser, or else of the address, that requested the code: no one else can use it or use up its
     * attempts.
     */
    askedBy: text({ maxLength: 64 }),
    codeHash: text({ required: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
    wrongTries: integer({ default: 0 }),
    usedAt: dateTime(),
  },
  retention: [{ days: RETENTION.codes.days, by: 'expiresAt' }],
});

/** Work that can be deferred until after the answer (server/access/defer.ts). */
const DEFERRED_KINDS = ['RENEWAL_CODE', 'PASSWORD_LINK', 'FAILED_SIGN_IN', 'WRONG_RENEWAL_CODE'] as const;

/**
 * Work of a public call that is left to a job, so that the response time reveals nothing. The record is deleted when the work is
 * done.
 */
export const deferredRequests = defineResource({
  name: 'deferred-requests',
  label: ['Deferred request', 'Deferred requests'],
  fields: {
    kind: oneOf(DEFERRED_KINDS, { required: true }),
    /** The request, encrypted (server/base/sealed.ts). */
    request: longText({ required: true, maxLength: 4_000 }),
    dueAt: dateTime({ required: true, indexed: true }),
  },
  retention: [{ days: 1, by: 'dateCreated' }],
});

/**
 * A browser in which a staff member has signed in before, by the SHA-256 of the token in its cookie. The token gives no access;
 * with it, strangers who guess the user's password cannot lock the user out.
 */
export const knownDevices = defineResource({
  name: 'known-devices',
  label: ['Known device', 'Known devices'],
  fields: {
    tokenHash: text({ required: true, maxLength: 64 }),
    userId: reference('users', { required: true }),
    lastUsedAt: dateTime({ required: true, indexed: true }),
    ...originFields,
  },
  unique: [['tokenHash', 'userId']],
  // As long as browsers keep a cookie.
  retention: [{ days: 400, by: 'lastUsedAt' }],
});

/**
 * The count of a rate limit in its current window, shared by all server processes. A key is a keyed hash of the call and of what
 * is counted; keys that were sent together share the count of the key in `countedUnder`.
 */
export const limitCounts = defineResource({
  name: 'limit-counts',
  label: ['Limit count', 'Limit counts'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 64 }),
    countedUnder: text({ required: true, maxLength: 64 }),
    count: integer({ required: true }),
    endsAt: dateTime({ required: true, indexed: true }),
  },
  retention: [{ days: 1, by: 'endsAt' }],
});

/**
 * No longer used. It stays for now, because processes of versions before `limitCounts` write into this table while a newer
 * version starts.
 */
export const signInFailures = defineResource({
  name: 'sign-in-failures',
  label: ['Sign-in failure', 'Sign-in failures'],
  fields: { username: text({ required: true, maxLength: 254, filter: 'username' }) },
  retention: [{ days: 1, by: 'dateCreated' }],
});

/** The last number of each sequence; its row is locked while a number is taken. */
export const counters = defineResource({
  name: 'counters',
  label: ['Counter', 'Counters'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 60 }),
    last: integer({ required: true }),
    /** The year of a yearly sequence. */
    year: integer({ required: true }),
  },
});

/** Stored answers, so that a repeated call is executed once; `bodyHash` covers the target and the body. */
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

/** The last time that a process has seen, by its meaning; a clock that contradicts it is not trusted. */
export const clockMarks = defineResource({
  name: 'clock-marks',
  label: ['Clock mark', 'Clock marks'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 60 }),
    seenAt: dateTime({ required: true }),
  },
});

/** A user's preference, such as the columns of a list, by the key that the back-office gives it. */
export const preferences = defineResource({
  name: 'preferences',
  label: ['Preference', 'Preferences'],
  fields: {
    userId: reference('users', { required: true }),
    key: text({ required: true, maxLength: 80 }),
    /** JSON that only the back-office interprets. */
    value: longText({ required: true, maxLength: 8_000 }),
  },
  unique: [['userId', 'key']],
});

/**
 * Settings that are stored here instead of in the environment, by their names there, and the server's notes about them. A
 * secret's value is encrypted (server/settings/sealed.ts).
 */
export const settings = defineResource({
  name: 'settings',
  label: ['Setting', 'Settings'],
  fields: {
    key: text({ required: true, unique: true, maxLength: 60 }),
    value: json(),
  },
});

/**
 * The hash chain of the audit log, with one link for each entry and each erasure in an entry. Triggers write it
 * (server/store/migrations), so that no one can change, remove or insert an entry unnoticed. A link's hash covers its number, the
 * previous hash, and the two hashes of its entry.
 */
export const logLinks = defineResource({
  name: 'log-links',
  label: ['Audit log link', 'Audit log links'],
  fields: {
    number: integer({ required: true, unique: true }),
    /** The entry, which may have been deleted by retention. */
    logId: text({ required: true, maxLength: 36, indexed: true }),
    /** The hash of what never changes: who did what, to which record and when. */
    factsHash: text({ required: true, maxLength: 64 }),
    /** The hash of what an erasure may remove: the values before and after, and the reason. */
    contentHash: text({ required: true, maxLength: 64 }),
    /** Hashed with the content; an erasure removes it, so that no one can find the old content by trial and error. */
    salt: text({ maxLength: 36 }),
    hash: text({ required: true, maxLength: 64 }),
  },
});
