import { brand } from '../../contract/brand';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { products } from '../../resources/subscriptions/products';
import { COHORT_MONTHS } from '../../resources/subscriptions/reports';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { dayAfter, dayAt, getDayStart } from '../rules/days';
import type { Store } from '../store/Store';
import type { ComputeRows } from './ComputeRows';
import { type Age, ageOf, agesAt } from './rules/ages';
import { addMonthsTo, monthsIn } from './rules/months';
import { firstServed, movementsBetween, positionOf, runsAt } from './rules/movements';
import { firstPaid, type PaidTerm, retentionAt } from './rules/retention';

/** Computes the movements of recurring revenue in each month. The month that is not over ends with what is active now. */
export const mrrRows: ComputeRows = async ({ store, now }, days) => {
  const fields = ['accountId', 'productId', 'startDate', 'endDate', 'status'] as const;
  const [packages, terms] = await Promise.all([
    store.pick(products, ['id', 'price', 'durationDays']),
    store.pick(subscriptions, fields, { where: [{ path: 'startDate', isNull: false }] }),
  ]);
  const served = firstServed(terms);
  const at = (midnight: string) => positionOf(terms.filter((term) => runsAt(term, midnight)));
  const current = () => positionOf(terms.filter(({ status }) => status === 'ACTIVE'));
  return monthsIn(days).map(({ name, from, to }) => {
    const [midnight, end] = [getDayStart(from), getDayStart(dayAfter(to, 1))];
    const isOver = end <= now.toISOString();
    const prices = { packages, vat: brand.vat, served, midnight };
    const moved = movementsBetween(at(midnight), isOver ? at(end) : current(), prices);
    return {
      ...{ key: name, label: null, days: isOver ? { from: dayAfter(to, 1), to } : null },
      values: [
        ...[moved.start, moved.new, moved.reactivated],
        ...[moved.expansion, moved.contraction, moved.churned, moved.end],
      ],
    };
  });
};

/** Computes the share of each month's new customers that still has service, month by month. */
export const retentionRows: ComputeRows = async ({ store, now }, days) => {
  const fields = ['accountId', 'productId', 'startDate', 'endDate', 'paidAt'] as const;
  const paid = await store.pick(subscriptions, fields, {
    where: [
      { path: 'paidAt', isNull: false },
      { path: 'refundedAt', isNull: true },
    ],
  });
  const terms = paid.filter((term): term is PaidTerm => term.paidAt !== null);
  const first = firstPaid(terms);
  return monthsIn(days).map(({ name, from, to }) => {
    const [start, end] = [getDayStart(from), getDayStart(dayAfter(to, 1))];
    const cohort = new Set([...first].filter(([, at]) => at >= start && at < end).map(([line]) => line));
    const theirs = terms.filter(({ accountId }) => cohort.has(accountId));
    const midnights = Array.from({ length: COHORT_MONTHS + 1 }, (_, later) =>
      getDayStart(addMonthsTo(from, later + 1)),
    );
    return {
      ...{ key: name, label: null, days: { from, to } },
      values: [cohort.size, ...retentionAt(cohort, theirs, midnights, now.toISOString())],
    };
  });
};

/** Computes what is ordered and not paid, and what was paid in advance, by age. */
export const balanceRows: ComputeRows = async ({ store, now }) => {
  const today = dayAt(now);
  const [orders, renewals, deferred] = await Promise.all([
    unpaidOrders(store),
    store.pick(subscriptions, ['amount', 'dateCreated'], { where: [{ path: 'status', in: ['INITIATED'] }] }),
    deferredPayments(store),
  ]);
  const summed = (all: readonly Aged[]) => {
    const sums = new Map<Age, { count: number; amount: number }>();
    for (const { at, amount } of all) {
      const age = ageOf(dayAt(new Date(at)), today);
      const { count, amount: sum } = sums.get(age) ?? NONE;
      sums.set(age, { count: count + 1, amount: sum + amount });
    }
    return (age: Age) => sums.get(age) ?? NONE;
  };
  const ordered = summed(orders);
  const renewed = summed(renewals.map(({ amount, dateCreated }) => ({ amount, at: dateCreated })));
  const paid = summed(deferred);
  return agesAt(today).map(({ age, days }) => ({
    ...{ key: age, label: null, days },
    values: [
      ...[ordered(age).count, ordered(age).amount],
      ...[renewed(age).count, renewed(age).amount],
      paid(age).amount,
    ],
  }));
};

const NONE = { count: 0, amount: 0 };

/** An amount, and the moment from which its age is counted (ISO 8601 UTC). */
interface Aged {
  at: string;
  amount: number;
}

/** Returns the unpaid orders at the amount of their payment form; at the list price if they have none yet. */
async function unpaidOrders(store: Store): Promise<Aged[]> {
  const where = [{ path: 'status', in: ['NEW', 'PAYMENT_PENDING'] }] as const;
  const orders = await store.pick(subscriptionForms, ['id', 'productId', 'dateCreated'], { where });
  const [packages, forms] = await Promise.all([
    store.pick(products, ['id', 'price']),
    store.pick(paymentForms, ['subscriptionFormId', 'amount'], {
      where: [
        { path: 'subscriptionFormId', in: orders.map(({ id }) => id) },
        { path: 'cancelledAt', isNull: true },
      ],
    }),
  ]);
  const priceOf = new Map(packages.map(({ id, price }) => [id, price]));
  const dueOf = new Map(forms.map(({ subscriptionFormId, amount }) => [subscriptionFormId, amount]));
  return orders.map(({ id, productId, dateCreated }) => ({
    at: dateCreated,
    amount: dueOf.get(id) ?? priceOf.get(productId) ?? 0,
  }));
}

/** Returns the deferred part of each payment, as the ledger has it. */
async function deferredPayments(store: Store): Promise<Aged[]> {
  const balances = await store.pick(paymentBalances, ['paymentId', 'deferred', 'dateCreated'], {
    where: [{ path: 'deferred', from: 1 }],
  });
  const paid = await store.pick(payments, ['id', 'paidAt'], {
    where: [{ path: 'id', in: balances.map(({ paymentId }) => paymentId) }],
  });
  const paidAt = new Map(paid.map((payment) => [payment.id, payment.paidAt]));
  return balances.map(({ paymentId, deferred, dateCreated }) => ({
    at: paidAt.get(paymentId) ?? dateCreated,
    amount: deferred,
  }));
}
