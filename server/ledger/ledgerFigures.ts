import { brand } from '../../contract/brand';
import { CHART, CLEARING_ACCOUNTS, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import type { LedgerStep } from '../../contract/ledger/period';
import type { Answers } from '../../resources/catalogue/actions';
import { type Days, type Figure, queryOf } from '../../resources/metrics/Figure';
import { activeLines, ended, linesAtMidnight, notRenewed, renewedOnTime } from '../../resources/subscriptions/metrics';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { toQuery } from '../crud/listQuery';
import type { Deps } from '../deps';
import { dayAfter, dayAt } from '../rules/days';
import type { Store } from '../store/Store';
import { paymentsWithoutEntries } from './paymentsWithoutEntries';
import {
  arpuOf,
  balanceOf,
  dayEnd,
  ledgerBuckets,
  type MonthDays,
  monthAt,
  movementOf,
  mrrOf,
  shareOf,
} from './rules/ledgerFigures';

/** Returns the ledger's figures of a period by day or month, and the subscriptions in the month of its last day (decision 52). */
export async function ledgerFigures(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  days: Days,
  step: LedgerStep,
): Promise<Answers['readLedgerFigures']> {
  const buckets = ledgerBuckets(days, step);
  const month = monthAt(days.to, dayAt(now()));
  const [ledgerAt, lines, withoutEntries] = await Promise.all([
    ledgerOf(store, [...buckets, month]),
    linesOf(store, month, now()),
    paymentsWithoutEntries(store),
  ]);
  const series = buckets.map(({ from, to }) => {
    const [before, after] = [ledgerAt(dayAfter(from, -1)), ledgerAt(to)];
    return {
      ...{ from, to, ...movementOf(before, after) },
      deferred: balanceOf(after, 'DEFERRED_REVENUE'),
      refundsPayable: balanceOf(after, 'REFUNDS_PAYABLE'),
      providers: CLEARING_ACCOUNTS.map((account) => ({ account, balance: balanceOf(after, account) })),
    };
  });
  const { earned } = movementOf(ledgerAt(dayAfter(month.from, -1)), ledgerAt(month.to));
  const arpu = arpuOf(earned, lines.linesAtStart, lines.linesAtEnd);
  return { ...days, step, series, month: { from: month.from, to: month.to, ...lines, earned, arpu }, withoutEntries };
}

/**
 * Reads the ledger before each of some periods and at its end, in one query. Returns a function that looks it up by day, as of
 * the day's end.
 */
async function ledgerOf(store: Store, all: readonly Days[]) {
  const days = [...new Set(all.flatMap(({ from, to }) => [dayAfter(from, -1), to]))].sort();
  const states = await store.turnovers(days.map(dayEnd));
  const byDay = new Map(days.map((day, at) => [day, states[at] ?? []]));
  return (day: string) => byDay.get(day) ?? [];
}

/** Counts subscriptions with the query of the list to which each figure leads. */
async function linesOf(store: Store, { from, to, due, decided, isOver }: MonthDays, now: Date) {
  const count = (figure: Figure, days: Days | null) =>
    days ? store.count(subscriptions, toQuery(subscriptions, queryOf(figure, days), 'count', { now })) : 0;
  const active = toQuery(subscriptions, queryOf(activeLines), 'count', { now });
  const [packages, sold, linesAtStart, linesAtEnd, endedThen, onTime, lost] = await Promise.all([
    store.pick(products, ['id', 'price', 'durationDays']),
    store.pick(subscriptions, ['productId'], active),
    count(linesAtMidnight, midnightBefore(from)),
    isOver ? count(linesAtMidnight, midnightBefore(dayAfter(to, 1))) : null,
    count(ended, due),
    count(renewedOnTime, due),
    count(notRenewed, decided),
  ]);
  const linesOn = new Map<string, number>();
  for (const { productId } of sold) linesOn.set(productId, (linesOn.get(productId) ?? 0) + 1);
  return {
    mrr: mrrOf(
      packages.map(({ id, ...each }) => ({ ...each, lines: linesOn.get(id) ?? 0 })),
      brand.vat,
    ),
    activeLines: sold.length,
    linesAtStart,
    linesAtEnd: linesAtEnd ?? sold.length,
    ...{ due, ended: endedThen, renewedOnTime: onTime, onTime: shareOf(onTime, endedThen) },
    ...{ decided, notRenewed: lost, churn: decided && shareOf(lost, linesAtStart) },
  };
}

const midnightBefore = (day: string): Days => ({ from: day, to: dayAfter(day, -1) });

type TrialBalance = Answers['readTrialBalance'];

/** Returns the balance of every account up to and including a moment (ISO 8601 UTC). */
export async function trialBalance(store: Store, at: string): Promise<TrialBalance> {
  const [turnovers = []] = await store.turnovers([at]);
  const accounts = JOURNAL_ACCOUNTS.map((account) => {
    const balance = turnovers.reduce((sum, each) => sum + (each.account === account ? each.debit - each.credit : 0), 0);
    const { number, label } = CHART[account];
    return { account, number, label, debit: Math.max(0, balance), credit: Math.max(0, -balance) };
  });
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, each) => sum + each[side], 0);
  const withoutEntries = await paymentsWithoutEntries(store);
  return { at, accounts, debit: total('debit'), credit: total('credit'), withoutEntries };
}
