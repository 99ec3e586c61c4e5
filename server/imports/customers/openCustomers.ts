import { accounts } from '../../../resources/accounts/accounts';
import type { OpenImporter } from '../Import';
import { asKnown, judgeCustomer, type KnownCustomer, type KnownOnu } from '../rules/judgeCustomer';
import { isFaulty, warning } from '../rules/notes';
import { readCustomer } from '../rules/readCustomer';
import { Services } from '../rules/Services';
import { addCustomers, type CustomerPlan } from './addCustomers';
import { packagesOf, type StoredFacts, storedFacts } from './facts';
import { type CustomerRow, readLine } from './readLine';

/** Imports customers with their accounts, running subscriptions and ONUs, one row each. */
export const openCustomers: OpenImporter = async (tx, manner, now) => {
  const packages = await packagesOf(tx);
  const names = new Map([...packages].map(([key, { name }]) => [key, name]));
  const seen = new Known();
  const services = new Services();
  let plans = new Map<number, CustomerPlan>();
  return {
    survey(rows) {
      for (const row of rows) services.take(row.line, readCustomer(manner.cellOf(row), manner, now));
    },
    async judge(rows) {
      const read = rows.map((row) => readLine(row, manner, now));
      const stored = await storedFacts(tx, read);
      seen.take(stored);
      plans = new Map();
      return read.map((each) => {
        const longer = isFaulty(each.notes) ? null : services.longerThan(each.line);
        if (longer !== null) return { status: 'KNOWN', notes: [...each.notes, samePlan(longer)], known: null };
        const { status, notes, known } = judgeCustomer(each.line, each.notes, { ...seen, packages: names });
        if (status === 'READY') {
          plans.set(each.row.line, planOf(each, stored));
          seen.add(each);
        }
        return { status, notes, known: known?.id ? { resource: accounts.name, id: known.id } : null };
      });
    },
    add: (lines) =>
      addCustomers(
        tx,
        lines.flatMap((line) => plans.get(line) ?? []),
        manner,
        now,
      ),
  };

  function planOf({ row, line, client, account, device }: CustomerRow, stored: StoredFacts): CustomerPlan {
    if (!client || !account) throw new Error(`Line ${row.line} is not valid.`);
    const { phone, name } = asKnown(line, null, '');
    const clientId = stored.clients.get(phone)?.find((each) => each.name === name)?.id ?? null;
    const sold = line.endDate === null ? null : (packages.get(line.packageName.toLowerCase()) ?? null);
    const onu = stored.onus.get(line.onuSerial) ?? null;
    return {
      line: row.line,
      number: line.accountNumber,
      standing: line.standing,
      clientId,
      clientKey: `${phone} ${name}`,
      client,
      account,
      device,
      onu,
      sold,
      endDate: line.endDate,
      broughtForward: line.balance,
    };
  }
};

const samePlan = (line: number) => warning(null, `is the same account as line ${line}, which is paid for longer`);

/** The known customers and ONUs: those in the database, and those in earlier rows. */
class Known {
  readonly byNumber = new Map<string, KnownCustomer>();
  readonly byPhone = new Map<string, KnownCustomer[]>();
  readonly onus = new Map<string, KnownOnu>();
  readonly #ids = new Set<string>();

  take({ accounts: stored, onus }: StoredFacts): void {
    for (const each of stored) {
      if (each.id === null || this.#ids.has(each.id)) continue;
      this.#ids.add(each.id);
      this.#keep(each, each.called);
    }
    for (const [serial, { accountId }] of onus)
      if (!this.onus.has(serial)) this.onus.set(serial, { called: accountId ? 'at another account' : null });
  }

  add({ row, line }: CustomerRow): void {
    this.#keep(asKnown(line, null, `line ${row.line}`), line.accountNumber);
    if (line.onuSerial !== '') this.onus.set(line.onuSerial, { called: `line ${row.line}` });
  }

  #keep(customer: KnownCustomer, number: string | null): void {
    if (number !== null) this.byNumber.set(number, customer);
    const others = this.byPhone.get(customer.phone);
    if (others) others.push(customer);
    else this.byPhone.set(customer.phone, [customer]);
  }
}
