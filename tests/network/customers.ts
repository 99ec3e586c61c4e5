import { randomUUID } from 'node:crypto';
import { accounts } from '../../resources/accounts/accounts';
import type { Changes, RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { products } from '../../resources/subscriptions/products';
import { type Subscription, subscriptions } from '../../resources/subscriptions/subscriptions';
import { recordPackets } from '../../server/network/accounting/recordPackets';
import { createAccessLine } from '../../server/network/createAccessLine';
import type { SessionReport } from '../../server/network/rules/accountingPacket';
import { updateAccessLines } from '../../server/network/updateAccessLines';
import type { Store } from '../../server/store/Store';
import { updateRecord } from '../../server/store/updateRecord';
import { START } from '../support/start';

export const DAYS = 24 * 60;
/** Returns the moment so many minutes after the start of the tests. */
export const minutes = (count: number): Date => new Date(START.getTime() + count * 60_000);
const iso = (count: number) => minutes(count).toISOString();

export interface NetworkCustomer {
  account: RecordOf<typeof accounts>;
  username: string;
  lineId: string;
  subscriptionId: string;
}

/** Customers with lines, whose money and sessions a test moves at any minute. */
export class Customers {
  private count = 0;
  private constructor(
    readonly store: Store,
    private readonly account: RecordOf<typeof accounts>,
    private readonly term: Subscription,
    /** Another package than theirs. */
    readonly otherPackage: RecordOf<typeof products>,
  ) {}

  /** Takes records of the demo data as patterns. */
  static async of(store: Store): Promise<Customers> {
    const [term] = await store.find(subscriptions, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
    const account = term && (await store.get(accounts, term.accountId));
    if (!account) throw new Error('The demo data has no customer.');
    const other = (await store.find(products)).find(({ id }) => id !== term.productId);
    if (!other) throw new Error('The demo data has one package only.');
    return new Customers(store, account, term, other);
  }

  /** Returns a new customer with a line that is created at a minute, and a subscription that is not paid yet. */
  async create(at: number, username = `audit-${this.count + 1}`): Promise<NetworkCustomer> {
    this.count += 1;
    const account = { ...this.account, id: randomUUID(), accountNumber: `AU-${this.count}`, dateUpdated: iso(at) };
    const term = {
      ...this.term,
      ...{ id: randomUUID(), subscriptionNumber: `AU-${this.count}`, accountId: account.id, paymentId: null },
      ...{ status: 'NEW' as const, startDate: null, endDate: null, remindAt: null, dateUpdated: iso(at) },
      ...{ subscriptionFormId: null, paymentFormId: null, amount: 90_000, durationDays: 30 },
    };
    await this.store.load(accounts, [account]);
    await this.store.load(subscriptions, [term]);
    const given = { username, accountId: account.id };
    const { line } = await createAccessLine(this.store, given, 'a secret of the tests', minutes(at));
    return { account, username, lineId: line.id, subscriptionId: term.id };
  }

  /** Lets the customer's days begin at a minute. */
  async pay(customer: NetworkCustomer, at: number): Promise<void> {
    const dates = { paidAt: iso(at), startDate: iso(at), endDate: iso(at + 30 * DAYS) };
    await this.change(customer, { status: 'ACTIVE', ...dates }, at);
  }

  /** Ends the paid days at a minute. */
  expire = (customer: NetworkCustomer, at: number) =>
    this.change(customer, { status: 'EXPIRED', endDate: iso(at), startDate: iso(at - 30 * DAYS) }, at);

  async change(customer: NetworkCustomer, changes: Changes<typeof subscriptions>, at: number): Promise<void> {
    await updateRecord(this.store, subscriptions, customer.subscriptionId, changes, minutes(at));
    await this.update(customer, at);
  }

  /** Brings the line up to date. */
  update = ({ account }: NetworkCustomer, at: number) => updateAccessLines(this.store, account, minutes(at));

  /** Stores an answer that the rule does not give. */
  mistake = ({ lineId }: NetworkCustomer, changes: Changes<typeof accessLines>, at: number) =>
    updateRecord(this.store, accessLines, lineId, changes, minutes(at));

  /** Records a report about a session. */
  async report(
    username: string,
    type: SessionReport['type'],
    at: number,
    more: Partial<SessionReport> = {},
  ): Promise<void> {
    const moment = minutes(at).getTime();
    const report: SessionReport = {
      ...{ type, nasAddress: '10.0.0.1', sessionId: username, username, at: moment, receivedAt: moment },
      ...{ seconds: null, downloadBytes: 0, uploadBytes: 0, framedAddress: null, callingStation: null },
      ...{ nasPort: null, terminateCause: null, ...more },
    };
    await recordPackets(this.store, [report], minutes(at));
  }

  /** Lets a session begin at a minute and report at another one. */
  async online(username: string, from: number, until = -2, more: Partial<SessionReport> = {}): Promise<void> {
    await this.report(username, 'STARTED', from, more);
    await this.report(username, 'UPDATED', until, more);
  }

  async stop(username: string, at: number, more: Partial<SessionReport> = {}): Promise<void> {
    await this.report(username, 'STOPPED', at, { terminateCause: 'User-Request', ...more });
  }
}
