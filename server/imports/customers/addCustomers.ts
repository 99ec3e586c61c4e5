import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { devices } from '../../../resources/devices/devices';
import { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { NewRecord } from '../../store/createRecord';
import { createRecords } from '../../store/createRecords';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { accountStatusAt } from '../../subscriptions/rules/retention';
import type { ImportSettings, MadeRecord } from '../Import';
import { openingTerm } from '../rules/openingTerm';
import type { CustomerLine } from '../rules/readCustomer';
import type { ImportedPackage, StoredOnu } from './facts';
import type { CustomerRow } from './readLine';

/** The records to create for a row. */
export interface CustomerPlan extends Pick<CustomerRow, 'device'>, Pick<CustomerLine, 'standing'> {
  line: number;
  /** The account's number in the other system. Null: the next one is assigned. */
  number: string | null;
  /** The id of an existing client. Null: one is created. */
  clientId: string | null;
  /** The same for rows of one person, who becomes one client. */
  clientKey: string;
  client: NewRecord<typeof clients>;
  account: NewRecord<typeof accounts>;
  /** The ONU that we have in stock. Null: one is created if the row names any. */
  onu: StoredOnu | null;
  sold: ImportedPackage | null;
  endDate: string | null;
  /** The balance in the other system: positive if it owed them money, negative if they owed it. */
  broughtForward: number;
}

/**
 * Creates customers in their current state. Their connections already run, so there are no network tasks. Their money was
 * received elsewhere, so nothing is booked, and their balance is stored on the account. They get no messages. Their remaining
 * days are an event of type IMPORTED.
 */
export async function addCustomers(
  tx: Store,
  plans: readonly CustomerPlan[],
  { userId, fileName }: Pick<ImportSettings, 'userId' | 'fileName'>,
  now: Date,
): Promise<ReadonlyMap<number, MadeRecord[]>> {
  const made = new Map<number, MadeRecord[]>(plans.map(({ line }) => [line, []]));
  const note = (line: number | undefined, resource: string, id: string, was?: string) =>
    made.get(line ?? 0)?.push({ resource, id, ...(was === undefined ? {} : { was }) });

  const strangers = [
    ...new Map(plans.filter(({ clientId }) => clientId === null).map((plan) => [plan.clientKey, plan])).values(),
  ];
  const people = await createRecords(
    tx,
    clients,
    strangers.map(({ client }) => client),
    now,
  );
  const clientIds = new Map(strangers.map(({ clientKey }, at) => [clientKey, people[at]?.id ?? null]));
  for (const [at, { id }] of people.entries()) note(strangers[at]?.line, clients.name, id);

  const termOf = openingTerms(now);
  const terms = new Map(
    plans.flatMap(({ line, sold, endDate, standing }) =>
      sold && endDate ? [[line, { sold, ...termOf(endDate, sold.durationDays, standing === 'PAUSED') }] as const] : [],
    ),
  );
  const opened = await createRecords(
    tx,
    accounts,
    plans.map(({ line, number, account, clientId, clientKey, standing, broughtForward }) => ({
      ...account,
      broughtForward,
      ...(number === null ? {} : { accountNumber: number }),
      clientId: clientId ?? clientIds.get(clientKey) ?? null,
      ...accountStatusAt(standing === 'ENDED' ? 'TERMINATED' : (terms.get(line)?.accountStatus ?? 'INACTIVE'), now),
    })),
    now,
  );
  const accountIds = new Map(plans.map(({ line }, at) => [line, opened[at]?.id ?? '']));
  for (const [line, id] of accountIds) note(line, accounts.name, id);

  const lines = [...terms.keys()];
  const running = await createRecords(
    tx,
    subscriptions,
    [...terms].map(([line, { term, sold }]) => ({
      ...term,
      ...{ accountId: accountIds.get(line) ?? '', productId: sold.id, amount: 0 },
      // It was paid for in the other system, by an existing customer.
      ...{ paymentStatus: 'SUCCESSFUL' as const, isRenewal: true },
    })),
    now,
  );
  const events = await createRecords(
    tx,
    subscriptionEvents,
    running.map(({ id, endDate = null }, at) => ({
      ...{ subscriptionId: id, accountId: accountIds.get(lines[at] ?? 0) ?? '', position: 0, userId },
      ...{ type: 'IMPORTED' as const, days: terms.get(lines[at] ?? 0)?.daysLeft ?? 0, endAfter: endDate },
      note: `from ${fileName}`,
    })),
    now,
  );
  for (const [at, { id }] of running.entries()) note(lines[at], subscriptions.name, id);
  for (const [at, { id }] of events.entries()) note(lines[at], subscriptionEvents.name, id);

  const atPlace = (line: number) => ({ state: 'INSTALLED' as const, accountId: accountIds.get(line) ?? '' });
  const boxes = plans.filter(({ device, onu }) => device !== null && onu === null);
  const placed = await createRecords(
    tx,
    devices,
    boxes.map(({ line, device }) => ({ ...device, ...atPlace(line) })),
    now,
  );
  for (const [at, { id }] of placed.entries()) note(boxes[at]?.line, devices.name, id);
  for (const { line, onu, device } of plans) {
    if (!onu) continue;
    const managementId = onu.managementId ?? device?.managementId ?? null;
    await updateRecord(tx, devices, onu.id, { ...atPlace(line), managementId }, now);
    note(line, devices.name, onu.id, onu.state);
  }
  return made;
}

/** Computes each opening term once, because many rows of a file end on the same day and days of a time zone are slow. */
function openingTerms(now: Date) {
  const known = new Map<string, ReturnType<typeof openingTerm>>();
  return (endDate: string, packageDays: number, isPaused: boolean) => {
    const key = `${endDate} ${packageDays} ${isPaused}`;
    const term = known.get(key) ?? openingTerm(endDate, packageDays, now, isPaused);
    known.set(key, term);
    return term;
  };
}
