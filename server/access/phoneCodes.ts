import { randomInt, timingSafeEqual } from 'node:crypto';
import { phoneCodes } from '../../resources/catalogue/systemTables';
import type { RecordOf } from '../../resources/language/defineResource';
import { keyedHash } from '../base/passwords';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { CODE_LIFETIME, counts, maySendAgain } from './rules/phoneCode';

/** How long a code is valid, as shown to people. */
export const CODE_MINUTES = CODE_LIFETIME / 60_000;

type PhoneCode = RecordOf<typeof phoneCodes>;

/** The owner of a code. No one else can use it, guess it, or invalidate it by guessing or by requesting another. */
export interface CodeFor {
  /** The purpose of the code, such as `claim:<id>:<phone number>`. */
  purpose: string;
  /** The requester, as returned by `askerOf`. */
  askedBy: string;
}

/** A code to send. `id` identifies its message; `expiresAt` and `dateCreated` are ISO 8601 UTC. */
export interface IssuedCode extends Pick<PhoneCode, 'id' | 'expiresAt' | 'dateCreated'> {
  code: string;
}

/** Identifies the requester of a code: a browser, by the random text that it sends with each call, or else an address. */
export const askerOf = (
  { config }: Pick<Deps, 'config'>,
  { body: { browser }, address }: { body: { browser?: string | null | undefined }; address: string | null },
): string => keyedHash(config.appSecret, browser ? `phone-code-browser:${browser}` : `phone-code-address:${address}`);

const subjectOf = ({ config }: Pick<Deps, 'config'>, purpose: string) =>
  keyedHash(config.appSecret, `phone-code-subject:${purpose}`);
const hashOf = ({ config }: Pick<Deps, 'config'>, purpose: string, code: string) =>
  keyedHash(config.appSecret, `phone-code:${purpose}:${code}`);

/**
 * Creates a code that is sent at `due`, or returns null if one was created less than a minute ago. The transaction `tx` holds a
 * lock, so that simultaneous requests take turns.
 */
export async function issueCode(
  tx: Store,
  deps: Pick<Deps, 'config'>,
  { purpose, askedBy }: CodeFor,
  accountId: string | null,
  { now, due = now }: { now: Date; due?: Date },
): Promise<IssuedCode | null> {
  const subject = subjectOf(deps, purpose);
  if (!maySendAgain(await newestCode(tx, subject, askedBy), now)) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(due.getTime() + CODE_LIFETIME).toISOString();
  const kept = { subject, accountId, askedBy, codeHash: hashOf(deps, purpose, code), expiresAt };
  const { id, dateCreated } = await createRecord(tx, phoneCodes, kept, now);
  return { id, code, expiresAt, dateCreated };
}

/**
 * Uses up the newest code in the transaction `tx` and returns its previous state, or null if `typed` is wrong. `usedAt` shows
 * whether it was already used, which is allowed for a caller whose response was lost. Wrong attempts are counted.
 */
export async function consumePhoneCode(
  tx: Store,
  deps: Pick<Deps, 'config'>,
  { purpose, askedBy }: CodeFor,
  typed: string,
  now: Date,
): Promise<PhoneCode | null> {
  const newest = await newestCode(tx, subjectOf(deps, purpose), askedBy);
  const code = newest && (await tx.get(phoneCodes, newest.id, { lock: true }));
  if (!code) return null;
  const isRight = timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(hashOf(deps, purpose, typed)));
  if (isRight && code.usedAt) return code;
  if (!counts(code, now)) return null;
  const changes = isRight ? { usedAt: now.toISOString() } : { wrongTries: code.wrongTries + 1 };
  await updateRecord(tx, phoneCodes, code.id, changes, now);
  return isRight ? code : null;
}

async function newestCode(store: Store, subject: string, askedBy: string): Promise<PhoneCode | null> {
  const where = [
    { path: 'subject', in: [subject] },
    { path: 'askedBy', in: [askedBy] },
  ] as const;
  const sort = { path: 'dateCreated', ascending: false } as const;
  return (await store.find(phoneCodes, { where, sort, limit: 1 }))[0] ?? null;
}
