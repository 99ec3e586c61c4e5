import { Refusal } from '../../contract/api/errors';
import { isId } from '../../contract/api/id';
import { brand } from '../../contract/brand';
import { fullName } from '../../contract/fullName';
import { slipCodeOf } from '../../contract/payments/slipCode';
import { isClosed } from '../../contract/subscriptions/accountStatus';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { MoneyCustomer } from '../../resources/claims/actions';
import { type Claim, claims } from '../../resources/claims/claims';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { type PaymentForm, paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { statementLines } from '../../resources/statements/statementLines';
import { products } from '../../resources/subscriptions/products';
import { paymentFormsOf } from '../payments/orders';
import { yearAt } from '../rules/days';
import { numbersIn } from '../rules/moneyTexts';
import { numbersMeant } from '../rules/runningNumber';
import type { Store } from '../store/Store';
import { begunRenewal, latestPaid } from '../subscriptions/current';
import { type CustomerFacts, customerFits, customerWeight, isLikely } from './rules/customers';

type Account = RecordOf<typeof accounts>;
type Order = RecordOf<typeof subscriptionForms>;

const MOST = 12;
/** The number of records that are considered for each reason. */
const CONSIDERED = 20;
const OPEN_ORDERS = { path: 'status', in: ['NEW', 'PAYMENT_PENDING'] } as const;
const NEWEST = { sort: { path: 'dateCreated', ascending: false }, limit: CONSIDERED } as const;
/** How far from the money its payer may have tried to pay, in milliseconds: banks give only the day. */
const TRIED_WITHIN = 24 * 60 * 60_000;

/** Money that came in and belongs to no payment, with everything that its source says about it. */
interface UnmatchedMoney {
  amount: number;
  /** When it came in (ISO 8601). */
  at: string;
  slipCode: string | null;
  phoneNumber: string | null;
  payerName: string | null;
  reference: string | null;
  description: string | null;
  /** One of our payments that its source names. */
  paymentId: string | null;
}

/** Returns who may have sent the unmatched money of a line, likeliest first. Answers 404 for an unknown line. */
export async function lineCustomers(store: Store, id: string, now: Date): Promise<MoneyCustomer[]> {
  const line = await store.get(statementLines, id);
  if (!line) throw new Refusal('notFound', 'There is no such statement line.');
  if (line.status !== 'UNMATCHED' || line.direction !== 'IN' || line.currency !== brand.currency) return [];
  return findCustomers(store, { ...line, at: line.bookedAt }, now);
}

/**
 * Returns who may have sent the unmatched money of a notification, likeliest first. A statement line with the same code says more
 * about it. Answers 404 for an unknown notification.
 */
export async function notificationCustomers(store: Store, id: string, now: Date): Promise<MoneyCustomer[]> {
  const notification = await store.get(unmatchedNotifications, id);
  if (!notification) throw new Refusal('notFound', 'There is no such unmatched notification.');
  const { status, outcome, currency, amount, confirmationCode, merchantReference, paymentId } = notification;
  const isMoney = status === 'UNMATCHED' && outcome === 'COMPLETED' && currency === brand.currency;
  if (!isMoney || amount === null) return [];
  const slipCode = slipCodeOf(confirmationCode);
  const line = await unmatchedLine(store, slipCode);
  const { phoneNumber = null, payerName = null, description = null } = line ?? {};
  const said = { phoneNumber, payerName, description, reference: merchantReference ?? line?.reference ?? null };
  return findCustomers(store, { ...said, amount, at: notification.dateCreated, slipCode, paymentId }, now);
}

async function unmatchedLine(store: Store, slipCode: string | null) {
  const where = [
    { path: 'slipCode', in: slipCode ? [slipCode] : [] },
    { path: 'status', in: ['UNMATCHED'] },
    { path: 'direction', in: ['IN'] },
  ] as const;
  return (await store.find(statementLines, { where, limit: 1 }))[0] ?? null;
}

/** The traces that the money's payer has left. */
interface Traces {
  /** The claims of its code. */
  claimed: readonly Claim[];
  /** The payment forms of the attempts that the money names, and of those with its amount at about the same time. */
  namedForms: readonly PaymentForm[];
  triedForms: readonly PaymentForm[];
  /** The credited payments that came from its number. */
  paidBefore: readonly Payment[];
}

async function findCustomers(store: Store, money: UnmatchedMoney, now: Date): Promise<MoneyCustomer[]> {
  const named = namedBy(money, now);
  const traces = await tracesOf(store, money);
  const [orders, owners] = await Promise.all([
    ordersFor(store, money, named, traces),
    accountsFor(store, money, named, traces),
  ]);
  const found = await Promise.all([
    ...orders.map((order) => fromOrder(store, order, money, traces)),
    ...owners.map((account) => fromAccount(store, account, money, traces)),
  ]);
  return found
    .map(({ facts, customer }) => ({ ...customer, fits: customerFits({ ...money, named }, facts) }))
    .filter(({ fits }) => isLikely(fits))
    .sort((a, b) => customerWeight(b.fits) - customerWeight(a.fits) || a.name.localeCompare(b.name))
    .slice(0, MOST);
}

/** Returns the numbers of accounts and orders that the money's texts may name. */
const namedBy = ({ reference, description }: UnmatchedMoney, now: Date): string[] =>
  numbersIn([reference, description], ['KF', 'SF']).flatMap((number) => [
    ...numbersMeant(accounts.fields.accountNumber, number, yearAt(now)),
    ...numbersMeant(subscriptionForms.fields.formNumber, number, yearAt(now)),
  ]);

async function tracesOf(store: Store, { slipCode, phoneNumber, amount, at, ...said }: UnmatchedMoney): Promise<Traces> {
  const code = { path: 'slipCode', in: slipCode ? [slipCode] : [] } as const;
  const from = new Date(Date.parse(at) - TRIED_WITHIN).toISOString();
  const tried = { path: 'dateCreated', from, before: new Date(Date.parse(at) + TRIED_WITHIN).toISOString() } as const;
  const unpaid = { path: 'status', in: ['NEW', 'PENDING', 'FAILED'] } as const;
  const ids = [said.paymentId, said.reference].filter((each) => each !== null && isId(each)) as string[];
  const [claimed, byId, byReference, attempts, paidBefore] = await Promise.all([
    store.find(claims, { where: [code, { path: 'status', in: ['OPEN', 'WAITING'] }], limit: CONSIDERED }),
    store.find(payments, { where: [{ path: 'id', in: ids }] }),
    store.find(payments, { where: [{ path: 'reference', in: said.reference ? [said.reference] : [] }], limit: 1 }),
    store.find(payments, { where: [tried, unpaid, { path: 'amount', in: [amount] }], ...NEWEST }),
    store.find(payments, {
      where: [
        { path: 'phoneNumber', in: phoneNumber ? [phoneNumber] : [] },
        { path: 'status', in: ['SUCCESSFUL'] },
      ],
      ...NEWEST,
    }),
  ]);
  const formsOf = (paid: readonly Payment[]) =>
    store.find(paymentForms, { where: [{ path: 'id', in: paid.flatMap(({ paymentFormId }) => paymentFormId ?? []) }] });
  const [namedForms, triedForms] = await Promise.all([formsOf([...byId, ...byReference]), formsOf(attempts)]);
  return { claimed, namedForms, triedForms, paidBefore };
}

async function ordersFor(
  store: Store,
  { phoneNumber, payerName }: UnmatchedMoney,
  named: string[],
  { claimed, namedForms, triedForms }: Traces,
): Promise<Order[]> {
  const number = phoneNumber ? [phoneNumber] : [];
  const ids = [...claimed, ...namedForms, ...triedForms].flatMap(({ subscriptionFormId }) => subscriptionFormId ?? []);
  const found = await Promise.all([
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'formNumber', in: named }], ...NEWEST }),
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'client.phoneNumber', in: number }], ...NEWEST }),
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'client.otherNumber', in: number }], ...NEWEST }),
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'id', in: ids }] }),
    payerName?.includes(' ')
      ? store.find(subscriptionForms, { where: [OPEN_ORDERS], search: payerName, ...NEWEST })
      : [],
  ]);
  return unique(found.flat());
}

async function accountsFor(
  store: Store,
  { phoneNumber, payerName }: UnmatchedMoney,
  named: string[],
  { claimed, namedForms, triedForms, paidBefore }: Traces,
): Promise<Account[]> {
  const number = phoneNumber ? [phoneNumber] : [];
  const owners = await Promise.all([
    store.find(clients, { where: [{ path: 'phoneNumber', in: number }], ...NEWEST }),
    store.find(clients, { where: [{ path: 'otherNumber', in: number }], ...NEWEST }),
  ]);
  const clientIds = owners.flat().map(({ id, mergedIntoId }) => mergedIntoId ?? id);
  const ids = [...claimed, ...namedForms, ...triedForms, ...paidBefore].flatMap(({ accountId }) => accountId ?? []);
  const found = await Promise.all([
    store.find(accounts, { where: [{ path: 'accountNumber', in: named }], ...NEWEST }),
    store.find(accounts, { where: [{ path: 'accountDetail.phoneNumber', in: number }], ...NEWEST }),
    store.find(accounts, { where: [{ path: 'clientId', in: clientIds }], ...NEWEST }),
    store.find(accounts, { where: [{ path: 'id', in: [...new Set(ids)] }] }),
    payerName?.includes(' ') ? store.find(accounts, { search: payerName, ...NEWEST }) : [],
  ]);
  return unique(found.flat());
}

const unique = <R extends { id: string }>(records: readonly R[]): R[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

interface Found {
  facts: CustomerFacts;
  customer: Omit<MoneyCustomer, 'fits'>;
}

async function fromOrder(store: Store, order: Order, money: UnmatchedMoney, traces: Traces): Promise<Found> {
  const { id: subscriptionFormId, formNumber, client, productId } = order;
  const begun = await paymentFormsOf(store, order.id);
  // A payment that was begun keeps its price.
  const form =
    begun.find(({ amount }) => amount === money.amount) ?? begun.find((each) => each.productId === productId);
  const product = await store.get(products, form?.productId ?? productId);
  const amount = form?.amount ?? product?.price ?? null;
  const name = fullName(client);
  const isOf = (each: { subscriptionFormId: string | null }) => each.subscriptionFormId === order.id;
  return {
    facts: {
      ...{ accountNumber: null, formNumber, phoneNumbers: [client.phoneNumber, client.otherNumber], name, amount },
      hasClaimed: traces.claimed.some(isOf),
      hasNamedAttempt: traces.namedForms.some(isOf),
      hasTried: traces.triedForms.some(isOf),
      hasPaidBefore: false,
    },
    customer: {
      ...{ name, phoneNumber: client.phoneNumber, accountId: null, accountNumber: null },
      ...{ subscriptionFormId, formNumber, productName: product?.name ?? null, amount },
    },
  };
}

async function fromAccount(store: Store, account: Account, money: UnmatchedMoney, traces: Traces): Promise<Found> {
  const { id: accountId, accountNumber, accountDetail, clientId } = account;
  const client = clientId ? await store.get(clients, clientId) : null;
  const { productName, amount } = await renewalFor(store, account, money);
  const name = fullName(accountDetail);
  const { phoneNumber } = accountDetail;
  const isOf = (each: { accountId: string | null }) => each.accountId === accountId;
  return {
    facts: {
      ...{ accountNumber, formNumber: null, name, amount },
      phoneNumbers: [phoneNumber, client?.phoneNumber ?? null, client?.otherNumber ?? null],
      hasClaimed: traces.claimed.some((claim) => isOf(claim) && !claim.subscriptionFormId),
      hasNamedAttempt: traces.namedForms.some((form) => isOf(form) && !form.subscriptionFormId),
      hasTried: traces.triedForms.some((form) => isOf(form) && !form.subscriptionFormId),
      hasPaidBefore: traces.paidBefore.some(isOf),
    },
    customer: {
      ...{ name, phoneNumber, accountId, accountNumber, subscriptionFormId: null, formNumber: null },
      ...{ productName, amount },
    },
  };
}

/** Returns the package that the account would renew, and its price; null for a closed account, whose money can only be refunded. */
async function renewalFor(store: Store, { id, status }: Account, money: UnmatchedMoney) {
  const nothing = { productName: null, amount: null };
  if (isClosed(status)) return nothing;
  const begun = await begunRenewal(store, id, money.amount);
  const productId = begun?.productId ?? (await latestPaid(store, id))?.productId;
  const product = productId ? await store.get(products, productId) : null;
  if (begun) return { productName: product?.name ?? null, amount: begun.amount };
  return product?.active ? { productName: product.name, amount: product.price } : nothing;
}
