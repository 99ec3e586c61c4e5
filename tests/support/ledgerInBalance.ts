import { commissionPayouts } from '../../resources/agents/commissionPayouts';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { groupedBy } from '../../server/demo/checks/Records';
import type { Database } from '../../server/store/Database';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store, Turnover } from '../../server/store/Store';

/** The part of the payment balances in each ledger account; the other accounts contain money. */
const PARTS = {
  VAT_PAYABLE: 'vat',
  REFUNDS_PAYABLE: 'owed',
  DEFERRED_REVENUE: 'deferred',
  REVENUE: 'earned',
  COMMISSIONS_PAYABLE: 'commission',
} as const;
/** A moment after every entry. */
const EVER_SINCE = '2999-12-31T00:00:00.000Z';

const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0);

/** Returns the sums of a store's lines up to a moment by account and type, in the store's format. */
export async function turnoversOf(store: Store, at = EVER_SINCE): Promise<Turnover[]> {
  const types = new Map((await store.find(journalEntries)).map(({ id, type }) => [id, type]));
  const lines = (await store.find(journalLines)).filter(({ bookedAt }) => bookedAt <= at);
  const groups = groupedBy(lines, ({ account, entryId }) => `${account} ${types.get(entryId)}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [account, type] = key.split(' ');
      const sums = { debit: sum(own, ({ debit }) => debit), credit: sum(own, ({ credit }) => credit) };
      return { account, type, ...sums } as Turnover;
    });
}

/**
 * Returns descriptions of everything that is wrong with the ledger: it and each entry must sum to zero, its totals must equal its
 * lines, and its accounts must equal the earned, deferred, owed and VAT amounts of the payments.
 */
export async function faultsInLedger(store: Store): Promise<string[]> {
  const faults: string[] = [];
  const lines = await store.find(journalLines);
  const byEntry = groupedBy(lines, ({ entryId }) => entryId);
  for (const { id, entryNumber, amount } of await store.find(journalEntries)) {
    const own = byEntry.get(id) ?? [];
    if (sum(own, ({ debit }) => debit) !== amount || sum(own, ({ credit }) => credit) !== amount)
      faults.push(`${entryNumber} is out of balance`);
  }
  const difference = sum(lines, ({ debit, credit }) => debit - credit);
  if (difference !== 0) faults.push(`the ledger is out of balance by ${difference}`);
  const kept = JSON.stringify((await store.turnovers([EVER_SINCE]))[0]);
  const counted = JSON.stringify(await turnoversOf(store));
  if (kept !== counted) faults.push(`its totals are ${kept}, and of its lines ${counted}`);
  const balances = await store.find(paymentBalances);
  const paid = await store.find(commissionPayouts, { where: [{ path: 'status', in: ['PAID'] }] });
  const paidOut: Readonly<Record<string, number>> = { COMMISSIONS_PAYABLE: sum(paid, ({ amount }) => amount) };
  for (const { paymentId, received, refunded, vat, owed, deferred, earned } of balances)
    if (received !== refunded + vat + owed + deferred + earned) faults.push(`payment ${paymentId} does not add up`);
  for (const [account, part] of Object.entries(PARTS)) {
    const told = sum(lines, (line) => (line.account === account ? line.credit - line.debit : 0));
    const held = sum(balances, (balance) => balance[part]) - (paidOut[account] ?? 0);
    if (told !== held) faults.push(`${account} is ${told}, and of the payments ${held}`);
  }
  return faults;
}

/** Fails if anything is wrong with the ledger. */
export async function ledgerInBalance(store: Store): Promise<void> {
  const faults = await faultsInLedger(store);
  if (faults.length > 0) throw new Error(`The ledger is wrong:\n${faults.join('\n')}`);
}

/** Does the same for a prepared database; a database without migrations, or of an earlier version, is not checked. */
export async function databaseInBalance(database: Database): Promise<void> {
  const [found] = await database.query("SELECT to_regclass('schema_migrations') AS migrations");
  if (!found?.migrations) return;
  const store = createPostgresStore(database);
  if ((await store.state()).pending.length === 0) await ledgerInBalance(store);
}
