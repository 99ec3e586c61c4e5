import { Refusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import { fullName } from '../../contract/fullName';
import { accounts } from '../../resources/accounts/accounts';
import type { LineCustomer } from '../../resources/claims/actions';
import { claims } from '../../resources/claims/claims';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { statementLines } from '../../resources/statements/statementLines';
import { products } from '../../resources/subscriptions/products';
import { yearAt } from '../rules/days';
import { numbersMeant } from '../rules/runningNumber';
import type { Store } from '../store/Store';
import { latestPaid } from '../subscriptions/current';
import { type CustomerFacts, customerFits, customerWeight, numbersIn } from './rules/customers';

type Account = RecordOf<typeof accounts>;
type Order = RecordOf<typeof subscriptionForms>;
type Line = RecordOf<typeof statementLines>;

const MOST = 12;
/** The number of records that are considered for each reason. */
const CONSIDERED = 20;
const OPEN_ORDERS = { path: 'status', in: ['NEW', 'PAYMENT_PENDING'] } as const;
const NEWEST = { sort: { path: 'dateCreated', ascending: false }, limit: CONSIDERED } as const;

/** Returns who may have sent the unmatched money of a line, likeliest first. Answers 404 for an unknown line. */
export async function lineCustomers(store: Store, id: string, now: Date): Promise<LineCustomer[]> {
  const line = await store.get(statementLines, id);
  if (!line) throw new Refusal('notFound', 'There is no such statement line.');
  if (line.status !== 'UNMATCHED' || line.direction !== 'IN' || line.currency !== brand.currency) return [];
  const named = namedBy(line, now);
  const [ofAccounts, ofOrders, claimed] = await Promise.all([
    accountsFor(store, line, named),
    ordersFor(store, line, named),
    claimedOrders(store, line),
  ]);
  const orders = [...new Map([...ofOrders, ...claimed].map((order) => [order.id, order])).values()];
  const found = await Promise.all([
    ...orders.map((order) => fromOrder(store, order, claimed)),
    ...ofAccounts.map((account) => fromAccount(store, account)),
  ]);
  return found
    .map(({ facts, customer }) => ({ ...customer, fits: customerFits({ ...line, named }, facts) }))
    .filter(({ fits }) => customerWeight(fits) > 2)
    .sort((a, b) => customerWeight(b.fits) - customerWeight(a.fits) || a.name.localeCompare(b.name))
    .slice(0, MOST);
}

/** Returns the numbers of accounts and orders that a line may name. */
const namedBy = ({ reference, description }: Line, now: Date): string[] =>
  numbersIn([reference, description], ['KF', 'SF']).flatMap((number) => [
    ...numbersMeant(accounts.fields.accountNumber, number, yearAt(now)),
    ...numbersMeant(subscriptionForms.fields.formNumber, number, yearAt(now)),
  ]);

async function accountsFor(store: Store, { phoneNumber, payerName }: Line, named: string[]): Promise<Account[]> {
  const number = phoneNumber ? [phoneNumber] : [];
  const found = await Promise.all([
    store.find(accounts, { where: [{ path: 'accountNumber', in: named }], ...NEWEST }),
    store.find(accounts, { where: [{ path: 'accountDetail.phoneNumber', in: number }], ...NEWEST }),
    payerName?.includes(' ') ? store.find(accounts, { search: payerName, ...NEWEST }) : [],
  ]);
  return unique(found.flat().filter(({ status }) => status !== 'TERMINATED' && status !== 'TRANSFERRED'));
}

async function ordersFor(store: Store, { phoneNumber, payerName }: Line, named: string[]): Promise<Order[]> {
  const number = phoneNumber ? [phoneNumber] : [];
  const found = await Promise.all([
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'formNumber', in: named }], ...NEWEST }),
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'client.phoneNumber', in: number }], ...NEWEST }),
    store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'client.otherNumber', in: number }], ...NEWEST }),
    payerName?.includes(' ')
      ? store.find(subscriptionForms, { where: [OPEN_ORDERS], search: payerName, ...NEWEST })
      : [],
  ]);
  return unique(found.flat());
}

async function claimedOrders(store: Store, { slipCode }: Line): Promise<Order[]> {
  const waiting = [
    { path: 'slipCode', in: slipCode ? [slipCode] : [] },
    { path: 'status', in: ['WAITING'] },
  ] as const;
  const ids = (await store.find(claims, { where: waiting, limit: CONSIDERED })).flatMap(
    ({ subscriptionFormId }) => subscriptionFormId ?? [],
  );
  return ids.length ? store.find(subscriptionForms, { where: [OPEN_ORDERS, { path: 'id', in: ids }] }) : [];
}

const unique = <R extends { id: string }>(records: readonly R[]): R[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

interface Found {
  facts: CustomerFacts;
  customer: Omit<LineCustomer, 'fits'>;
}

async function fromOrder(store: Store, order: Order, claimed: readonly Order[]): Promise<Found> {
  const { id: subscriptionFormId, formNumber, client, productId } = order;
  const product = await store.get(products, productId);
  const amount = product?.price ?? null;
  const name = fullName(client);
  const hasClaimed = claimed.some(({ id }) => id === order.id);
  return {
    facts: {
      accountNumber: null,
      formNumber,
      phoneNumbers: [client.phoneNumber, client.otherNumber],
      name,
      amount,
      hasClaimed,
    },
    customer: {
      ...{ name, phoneNumber: client.phoneNumber, accountId: null, accountNumber: null },
      ...{ subscriptionFormId, formNumber, productName: product?.name ?? null, amount },
    },
  };
}

async function fromAccount(store: Store, { id: accountId, accountNumber, accountDetail }: Account): Promise<Found> {
  const last = await latestPaid(store, accountId);
  const product = last && (await store.get(products, last.productId));
  const amount = product?.active ? product.price : null;
  const name = fullName(accountDetail);
  const { phoneNumber } = accountDetail;
  return {
    facts: { accountNumber, formNumber: null, phoneNumbers: [phoneNumber], name, amount, hasClaimed: false },
    customer: {
      ...{ name, phoneNumber, accountId, accountNumber, subscriptionFormId: null, formNumber: null },
      ...{ productName: product?.active ? product.name : null, amount },
    },
  };
}
