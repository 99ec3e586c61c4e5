import { subDays } from 'date-fns';
import { isId } from '../../../contract/api/id';
import { brand } from '../../../contract/brand';
import { fullName } from '../../../contract/fullName';
import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { claims } from '../../../resources/claims/claims';
import type { RecordOf } from '../../../resources/language/defineResource';
import { payments } from '../../../resources/payments/payments';
import { unmatchedNotifications } from '../../../resources/payments/unmatchedNotifications';
import { statementLines } from '../../../resources/statements/statementLines';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { yearAt } from '../../rules/days';
import { numbersIn } from '../../rules/moneyTexts';
import { numbersMeant } from '../../rules/runningNumber';
import type { Store } from '../../store/Store';
import type { DoubtFacts, OpenMoney } from '../rules/holds';

/** In days. Older unmatched money has been looked at by people. */
const RECENT = 30;
const MOST = 5_000;
/** The number of an account's payments that are considered, the newest ones. */
const MOST_PAYMENTS = 50;

/** Returns the money of the last days of which nobody knows yet whose it is. */
export async function openMoney(store: Store, now: Date): Promise<OpenMoney[]> {
  const from = subDays(now, RECENT).toISOString();
  const named = (...texts: (string | null)[]) =>
    numbersIn(texts, ['KF']).flatMap((typed) => numbersMeant(accounts.fields.accountNumber, typed, yearAt(now)));
  const lines = await store.pick(statementLines, ['id', 'phoneNumber', 'payerName', 'reference', 'description'], {
    where: [
      { path: 'status', in: ['UNMATCHED'] },
      { path: 'direction', in: ['IN'] },
      { path: 'currency', in: [brand.currency] },
      { path: 'bookedAt', from },
    ],
    sort: { path: 'bookedAt', ascending: false },
    limit: MOST,
  });
  const notifications = await store.pick(unmatchedNotifications, ['id', 'merchantReference', 'paymentId', 'outcome'], {
    where: [
      { path: 'status', in: ['UNMATCHED'] },
      { path: 'dateCreated', from },
    ],
    sort: { path: 'dateCreated', ascending: false },
    limit: MOST,
  });
  // The provider has not answered about the others yet, or knows of money.
  const unclear = notifications.filter(({ outcome }) => outcome === null || outcome === 'COMPLETED');
  const accountOf = await payersOf(store, [...unclear.map(referenceIn), ...lines.map(({ reference }) => reference)]);
  return [
    ...lines.map(({ id, phoneNumber, payerName, reference, description }) => ({
      ...{ field: 'statementLineId' as const, id, phoneNumber, payerName },
      ...{ named: named(reference, description), accountId: accountOf(reference) },
    })),
    ...unclear.map((each) => ({
      ...{ field: 'notificationId' as const, id: each.id, phoneNumber: null, payerName: null },
      ...{ named: named(each.merchantReference), accountId: accountOf(referenceIn(each)) },
    })),
  ];
}

const referenceIn = ({
  paymentId,
  merchantReference,
}: {
  paymentId: string | null;
  merchantReference: string | null;
}) => paymentId ?? merchantReference;

/** Returns a function that answers with the account of the payment that has an id or a reference. */
async function payersOf(store: Store, references: readonly (string | null)[]) {
  const given = [...new Set(references.flatMap((each) => each ?? []))];
  const fields = ['id', 'reference', 'accountId'] as const;
  const found = [
    ...(await store.pick(payments, fields, { where: [{ path: 'id', in: given.filter(isId) }] })),
    ...(await store.pick(payments, fields, {
      where: [{ path: 'reference', in: given.filter((each) => !isId(each)) }],
    })),
  ];
  const known = new Map(
    found.flatMap(({ id, reference, accountId }) => [[id, accountId] as const, [reference, accountId]]),
  );
  return (reference: string | null) => (reference && known.get(reference)) || null;
}

/** Returns the facts about a customer that may mean that they have paid. */
export async function doubtFacts(
  tx: Store,
  { id, accountNumber, accountDetail, clientId }: RecordOf<typeof accounts>,
  money: readonly OpenMoney[],
): Promise<DoubtFacts> {
  const own = { path: 'accountId', in: [id] } as const;
  const client = clientId ? await tx.get(clients, clientId) : null;
  const attempts = await tx.pick(payments, ['id', 'status', 'review', 'nextCheckAt'], {
    where: [own],
    sort: { path: 'dateCreated', ascending: false },
    limit: MOST_PAYMENTS,
  });
  const claimed = await tx.pick(claims, ['id'], { where: [own, { path: 'status', in: ['OPEN', 'WAITING'] }] });
  const paused = await tx.pick(subscriptions, ['id'], { where: [own, { path: 'status', in: ['INACTIVE'] }] });
  return {
    ...{ accountId: id, accountNumber, name: fullName(accountDetail), payments: attempts, money },
    phoneNumbers: [accountDetail.phoneNumber, client?.phoneNumber ?? null, client?.otherNumber ?? null],
    claims: claimed.map((each) => each.id),
    paused: paused.map((each) => each.id),
  };
}
