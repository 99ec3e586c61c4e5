import { fieldRefusal, Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { inWords } from '../../contract/text';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionTransfers } from '../../resources/subscriptions/subscriptionTransfers';
import { transferAccessLines } from '../network/updateAccessLines';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { cancelUnpaid, pausedOf } from './applyAccountStatus';
import { lockSubscriptions, openLineOf, saveSubscriptions } from './line';
import { accountStatusAt } from './rules/retention';
import { daysLeft, isInLine } from './rules/subscriptionLine';
import type { StoredAccount } from './Subscription';

/** The subscription, its new account, the reason, and who transfers it. */
export interface TransferWish {
  subscriptionId: string;
  /** The account to which the user believes it belongs. Default: its current account. */
  fromAccountId?: string | null | undefined;
  toAccountId: string;
  reason: string;
  transferredById: string | null;
}

/**
 * Transfers a subscription, together with everything that is paid on the same account (running, waiting or paused), to another
 * account that has nothing running or waiting. The ONU and the access lines move with it, unless the other account has its own.
 * The network switches the new line on and, if a device stays behind, the old one off.
 */
export async function transfer(
  tx: Store,
  wish: TransferWish,
  now: Date,
): Promise<RecordOf<typeof subscriptionTransfers>> {
  const { subscriptionId, toAccountId, reason, transferredById } = wish;
  const from = await lockBoth(tx, wish);
  const opened = await openLineOf(tx, subscriptionId, now);
  if (!opened) throw fieldRefusal('subscriptionId', 'does not exist');
  const { line, subscription } = opened;
  if (line.account.id !== from) throw elsewhere();
  if (line.account.id === toAccountId) throw fieldRefusal('toAccountId', 'has the subscription already');
  if (!isInLine(subscription))
    throw new Refusal(
      'conflict',
      phrase('A subscription that is {status} cannot be transferred.', {
        status: new Terms([inWords(subscription.status).toLowerCase()]),
      }),
    );
  const target = await lockSubscriptions(tx, toAccountId, now);
  refuseTarget(target.account, target.terms.length > 0);
  await moveDevice(tx, line.account.id, toAccountId, now);
  await saveSubscriptions(tx, line, [], {}, now);
  const left = { account: line.account, terms: [] };
  await cancelUnpaid(tx, left, { userId: transferredById, reason: 'the account was transferred' }, now);
  const paid = [...line.terms, ...(await pausedOf(tx, line.account))];
  const moved = paid.map((term) => ({ ...term, accountId: toAccountId }));
  const what = { type: 'TRANSFERRED', userId: transferredById, note: reason } as const;
  const saved = await saveSubscriptions(tx, target, moved, Object.fromEntries(moved.map(({ id }) => [id, what])), now);
  await updateRecord(tx, accounts, line.account.id, accountStatusAt('TRANSFERRED', now), now);
  await transferAccessLines(tx, { ...line.account, status: 'TRANSFERRED' }, saved.account, now);
  const record = { fromAccountId: line.account.id, daysMoved: daysLeft(paid, now) };
  return createRecord(tx, subscriptionTransfers, { ...wish, ...record }, now);
}

/** Of several transfers of a subscription, the first is done. The others expected it on an account that no longer has it. */
const elsewhere = () =>
  new Refusal('conflict', 'This subscription has moved to another account. Reload it and try again.');

/**
 * Locks both accounts in the order of their ids, so that two opposite transfers do not wait for each other. Returns the current
 * account.
 */
async function lockBoth(tx: Store, { subscriptionId, fromAccountId, toAccountId }: TransferWish): Promise<string> {
  const from = (await tx.get(subscriptions, subscriptionId))?.accountId;
  if (!from) throw fieldRefusal('subscriptionId', 'does not exist');
  if (fromAccountId && fromAccountId !== from) throw elsewhere();
  for (const id of [from, toAccountId].sort())
    if (!(await tx.get(accounts, id, { lock: true }))) throw fieldRefusal('toAccountId', 'does not exist');
  return from;
}

function refuseTarget({ type, status, accountNumber }: StoredAccount, hasPaidDays: boolean): void {
  if (type !== 'CUSTOMER') throw fieldRefusal('toAccountId', 'is not a customer’s account');
  if (status === 'TERMINATED' || status === 'SUSPENDED')
    throw new Refusal(
      'conflict',
      phrase('Account {accountNumber} is {status}.', {
        accountNumber,
        status: new Terms([inWords(status).toLowerCase()]),
      }),
    );
  if (hasPaidDays)
    throw new Refusal('conflict', phrase('Account {accountNumber} has a subscription of its own.', { accountNumber }));
}

async function moveDevice(tx: Store, from: string, to: string, now: Date): Promise<void> {
  const of = (id: string) => tx.find(devices, { where: [{ path: 'accountId', in: [id] }], limit: 1 });
  const [[own], [other]] = [await of(from), await of(to)];
  if (own && !other) await updateRecord(tx, devices, own.id, { accountId: to }, now);
}
