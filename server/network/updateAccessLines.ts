import type { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { planSessionChanges } from './coa/planSessionChanges';
import { answerAt, isSameAnswer } from './rules/answers';
import { type CutOff, cutOffOf, type PricedTerm } from './rules/cutOff';
import { type DesiredAccess, desiredAccess } from './rules/desiredAccess';
import type { StoredHold } from './rules/holds';

type AccessLine = RecordOf<typeof accessLines>;
type Account = Pick<RecordOf<typeof accounts>, 'id' | 'status'>;

/** The subscriptions that decide about access. */
const DECISIVE = ['ACTIVE', 'CREATED', 'INACTIVE'] as const;

type LineState = DesiredAccess & CutOff;

/** Returns the desired state of a new line of an account, which nothing holds, from the stored subscriptions. */
export async function accessOf(
  tx: Store,
  account: Account,
  line: Pick<AccessLine, 'status'>,
  now: Date,
): Promise<LineState> {
  return stateOf(account, line, await paidTerms(tx, account.id), [], now);
}

/** Returns the desired state of a line, with the facts about its cut-off. */
export const stateOf = (
  account: Pick<Account, 'status'>,
  line: Pick<AccessLine, 'status'>,
  terms: readonly PricedTerm[],
  holds: readonly StoredHold[],
  now: Date,
): LineState => ({
  ...desiredAccess(
    account,
    line,
    terms,
    holds.filter(({ endedAt }) => endedAt === null),
    now,
  ),
  ...cutOffOf(terms, holds, now),
});

/**
 * Brings the desired state of an account's lines up to date, in the transaction that changed its cause. The account is locked, and
 * its subscriptions and the holds of its lines are written.
 */
export async function updateAccessLines(tx: Store, account: Account, now: Date): Promise<void> {
  const lines = await tx.find(accessLines, { where: [{ path: 'accountId', in: [account.id] }] });
  if (lines.length === 0) return;
  const terms = await paidTerms(tx, account.id);
  const holds = await activeHolds(
    tx,
    lines.map(({ id }) => id),
  );
  for (const line of lines) {
    const own = holds.filter(({ accessLineId }) => accessLineId === line.id);
    const state = stateOf(account, line, terms, own, now);
    const changed = changedIn(line, state);
    if (changed.length === 0) continue;
    await updateRecord(tx, accessLines, line.id, { ...state, ...changeOf(line, state, now) }, now);
    if (changed.some((name) => !isOfCutOff(name))) await planSessionChanges(tx, line, { ...line, ...state }, now);
  }
}

/** Returns the holds of lines that have not ended. */
export const activeHolds = (tx: Store, accessLineIds: readonly string[]) =>
  tx.find(accessHolds, {
    where: [
      { path: 'accessLineId', in: accessLineIds },
      { path: 'status', in: ['ACTIVE'] },
    ],
  });

const changedIn = (line: AccessLine, state: LineState) =>
  (Object.keys(state) as (keyof LineState)[]).filter((name) => line[name] !== state[name]);

/** The fields that only people read: no session changes with them. */
const CUT_OFF: Readonly<Record<keyof CutOff, true>> = {
  ...{ paidUntil: true, holdReason: true, productId: true, renewalAmount: true },
};
const isOfCutOff = (name: keyof LineState): boolean => name in CUT_OFF;

/** Notes the moment if the network answers something else from now on. */
const changeOf = (line: AccessLine, desired: DesiredAccess, now: Date) =>
  isSameAnswer(answerAt(line, now), answerAt(desired, now)) ? {} : { accessChangedAt: now.toISOString() };

/** A subscription with its package. */
type Term = RecordOf<typeof subscriptions> & PricedTerm & { packageChangedAt: string };

/** Returns the subscriptions of an account that decide about access, with the last one that expired. */
export async function paidTerms(tx: Store, accountId: string): Promise<Term[]> {
  const expired = await tx.find(subscriptions, {
    where: [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['EXPIRED'] },
    ],
    sort: { path: 'endDate', ascending: false },
    limit: 1,
  });
  return withPackages(tx, [...(await decisive(tx, [accountId])), ...expired]);
}

/**
 * Returns the subscriptions of accounts that decide about access, and those that expired of `heldIds`, whose lines may still have
 * their speed.
 */
export async function paidTermsOf(
  tx: Store,
  accountIds: readonly string[],
  heldIds: readonly string[],
): Promise<Term[]> {
  const where = [
    { path: 'accountId', in: heldIds },
    { path: 'status', in: ['EXPIRED'] },
  ] as const;
  const expired = heldIds.length === 0 ? [] : await tx.find(subscriptions, { where });
  return withPackages(tx, [...(await decisive(tx, accountIds)), ...expired]);
}

const decisive = (tx: Store, accountIds: readonly string[]) =>
  tx.find(subscriptions, {
    where: [
      { path: 'accountId', in: accountIds },
      { path: 'status', in: DECISIVE },
    ],
  });

async function withPackages(tx: Store, terms: readonly RecordOf<typeof subscriptions>[]): Promise<Term[]> {
  const ids = [...new Set(terms.map(({ productId }) => productId))];
  const packages = ids.length === 0 ? [] : await tx.find(products, { where: [{ path: 'id', in: ids }] });
  return terms.map((term) => {
    const offered = packages.find(({ id }) => id === term.productId);
    if (!offered) throw new Error(`Subscription ${term.subscriptionNumber} names no package.`);
    const { downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps, price, dateUpdated } = offered;
    const speeds = { downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps };
    return { ...term, ...speeds, price, packageChangedAt: dateUpdated };
  });
}

/**
 * Moves the lines of an account whose subscriptions were transferred, and brings the lines of both accounts up to date. A line
 * stays behind if its device does, or if the other account has a line of its own.
 */
export async function transferAccessLines(tx: Store, from: Account, to: Account, now: Date): Promise<void> {
  const of = ({ id }: Account) => tx.find(accessLines, { where: [{ path: 'accountId', in: [id] }] });
  if ((await of(to)).length === 0)
    for (const line of await of(from))
      if (await mayMove(tx, line, to)) await updateRecord(tx, accessLines, line.id, { accountId: to.id }, now);
  await updateAccessLines(tx, from, now);
  await updateAccessLines(tx, to, now);
}

async function mayMove(tx: Store, { deviceId, status }: AccessLine, to: Account): Promise<boolean> {
  if (status === 'TERMINATED') return false;
  const device = deviceId && (await tx.get(devices, deviceId));
  return !device || device.accountId === to.id;
}
