import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, json, longText, oneOf, reference, text } from '../language/kinds';

/** What the server keeps for itself: no access is declared, so none of these has an endpoint or a screen. */

/** From where somebody signed in, as they are told; null where nobody knows. */
export const cameFrom = {
  /** In words, such as "Firefox on Windows". */
  device: text({ maxLength: 80, personal: true }),
  /** An IPv4 address, or the /64 of an IPv6 one. */
  address: text({ maxLength: 60, personal: true }),
};

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
    /** To the minute; null for a customer's. */
    lastUsedAt: dateTime(),
    /** When its user last confirmed with a second factor who they are. */
    confirmedAt: dateTime(),
    ...cameFrom,
  },
  retention: [{ days: RETENTION.codes.days, by: 'expiresAt' }],
});

/**
 * A code sent by SMS to prove that a phone number is one's own: to renew an account, or to claim a payment. The newest that a browser
 * has asked for counts. Only its keyed hash is kept. The table is called as versions call it that had codes for renewals only.
 */
export const phoneCodes = defineResource({
  name: 'renewal-codes',
  label: ['Phone code', 'Phone codes'],
  fields: {
    /** Keyed hash of what the code is for; null in a code of an earlier version. */
    subject: text({ maxLength: 64, indexed: true }),
    /** The account that it opens; null: it opens none. */
    accountId: reference('accounts'),
    /** Keyed hash of the browser, or else of the address, that asked: nobody else can use the code, nor use up its tries. */
    askedBy: text({ maxLength: 64 }),
    codeHash: text({ required: true, maxLength: 64 }),
    expiresAt: dateTime({ required: true }),
    wrongTries: integer({ default: 0 }),
    usedAt: dateTime(),
  },
  retention: [{ days: RETENTION.codes.days, by: 'expiresAt' }],
});

/** What may be done once a call was answered (server/access/defer.ts). */
const DEFERRED_KINDS = ['RENEWAL_CODE', 'PASSWORD_LINK', 'FAILED_SIGN_IN', 'WRONG_RENEWAL_CODE'] as const;

/** What a call that anybody may make has left to a job, so that its time tells nothing. It goes once it is done. */
export const deferredRequests = defineResource({
  name: 'deferred-requests',
  label: ['Deferred request', 'Deferred requests'],
  fields: {
    kind: oneOf(DEFERRED_KINDS, { required: true }),
    /** What was asked, sealed (server/access/sealed.ts). */
    request: longText({ required: true, maxLength: 4_000 }),
    dueAt: dateTime({ required: true, indexed: true }),
  },
  retention: [{ days: 1, by: 'dateCreated' }],
});

/**
 * A browser in which somebody of the staff has signed in before, by the SHA-256 of the token in its cookie. The token opens
 * nothing; it keeps strangers who guess at the person's password from closing the sign-in for them.
 */
export const knownDevices = defineResource({
  name: 'known-devices',
  label: ['Known device', 'Known devices'],
  fields: {
    tokenHash: text({ required: true, maxLength: 64 }),
    userId: reference('users', { required: true }),
    lastUsedAt: dateTime({ required: true, indexed: true }),
    ...cameFrom,
  },
  unique: [['tokenHash', 'userId']],
  // As long as browsers keep a cookie.
  retention: [{ days: 400, by: 'lastUsedAt' }],
});

/**
 * How many calls a limit has counted until it begins anew, shared by all server processes. A key is a keyed hash of the call
 * and of whom it is counted for; keys that were named together share the count of the one that they are counted under.
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

/** No longer used. Processes of versions before `limitCounts` write into its table while a newer one starts, so it stays for now. */
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

/** Answers already given, so that sending a call twice does it once; `bodyHash` is of its target and its body. */
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

/** How somebody likes to work, such as the columns of a list, by the name that the back-office gives it. */
export const preferences = defineResource({
  name: 'preferences',
  label: ['Preference', 'Preferences'],
  fields: {
    userId: reference('users', { required: true }),
    key: text({ required: true, maxLength: 80 }),
    /** JSON, which means something to the back-office only. */
    value: longText({ required: true, maxLength: 8_000 }),
  },
  unique: [['userId', 'key']],
});

/**
 * Settings that are kept here instead of in the environment, by their names there, and what the server notes about them. A secret's
 * value is sealed (server/settings/sealed.ts).
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
 * The audit log's hash chain, one link for each entry and each erasure in one: triggers write it (server/store/migrations), so that
 * nobody changes, removes or slips in an entry unseen. A link's hash covers its number, the hash before it, and the two hashes of its entry.
 */
export const logLinks = defineResource({
  name: 'log-links',
  label: ['Audit log link', 'Audit log links'],
  fields: {
    number: integer({ required: true, unique: true }),
    /** The entry, which may have been removed after its time. */
    logId: text({ required: true, maxLength: 36, indexed: true }),
    /** Of what never changes: who did what, to which record and when. */
    factsHash: text({ required: true, maxLength: 64 }),
    /** Of what an erasure may take out: the values before and after, and the reason. */
    contentHash: text({ required: true, maxLength: 64 }),
    /** Hashed with the content; an erasure removes it, so that nobody can find out the old content by trying. */
    salt: text({ maxLength: 36 }),
    hash: text({ required: true, maxLength: 64 }),
  },
});
