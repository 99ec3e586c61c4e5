import { isId } from '../../contract/api/id';
import type { StatementKind } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
import { separatedPairs } from '../../resources/statements/systemTables';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { matchOutgoing } from './matchOutgoing';
import { matchParts } from './matchParts';
import { matchSlips } from './matchSlips';
import { isNear, type PlacedLine, timesAround } from './rules/near';
import type { ReadLine } from './rules/readRow';

type Source = Pick<RecordOf<typeof statementSources>, 'id' | 'kind'>;
type Paid = Pick<
  Payment,
  'id' | 'reference' | 'slipCode' | 'status' | 'amount' | 'phoneNumber' | 'paidAt' | 'manualMethod'
>;

const FIELDS = ['id', 'reference', 'slipCode', 'status', 'amount', 'phoneNumber', 'paidAt', 'manualMethod'] as const;

/**
 * Returns the payment for each matched new line of a source, by the line's position. Nothing is credited here. Incoming lines are
 * matched by confirmation code, else by our reference, else by the number of a cheque or card slip, else by payer, amount and time,
 * if exactly one line and one payment fit, else as the two parts of one payment. Pairs that staff separated are matched by code
 * only. An attempt that a line names and that is unpaid in our books is checked with the provider immediately.
 */
export async function matchesOf(
  tx: Store,
  source: Source,
  lines: readonly ReadLine[],
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const placed = lines.map((line, at) => ({ line, at }));
  const incoming = placed.filter(({ line }) => line.direction === 'IN');
  const found = new Map<number, string>();
  const coded = await pickWhere(
    tx,
    'slipCode',
    lines.flatMap(({ slipCode }) => slipCode ?? []),
  );
  for (const { line, at } of incoming) {
    const holder = coded.find(({ slipCode }) => slipCode !== null && slipCode === line.slipCode);
    if (holder) found.set(at, holder.id);
  }
  const isSeparated = await separatedIn(tx, source, lines);
  const named = await namedIn(
    tx,
    lines.flatMap(({ reference }) => reference ?? []),
  );
  for (const { line, at } of incoming.filter((each) => !found.has(each.at))) {
    const payment = named.find((each) => names(line.reference, each) && !isSeparated(line, each.id));
    if (payment?.status === 'SUCCESSFUL' && payment.amount === line.amount) found.set(at, payment.id);
    else if (payment && payment.status !== 'SUCCESSFUL') await askAbout(tx, payment.id, now);
  }
  await releaseAlike(tx, source, [...coded, ...named], new Set(found.values()), now);
  const isNamed = ({ reference }: ReadLine) => named.some((payment) => names(reference, payment));
  const unnamed = incoming.filter(({ line, at }) => !found.has(at) && !isNamed(line));
  if (source.kind === 'BANK')
    for (const [at, id] of await matchSlips(tx, unnamed)) if (!isSeparated(lines[at], id)) found.set(at, id);
  const rest = incoming.filter(({ line, at }) => !found.has(at) && line.phoneNumber !== null && !isNamed(line));
  for (const [at, id] of await alike(tx, source, rest, new Set(found.values()), isSeparated)) found.set(at, id);
  const parts = await matchParts(tx, {
    loose: incoming.filter(({ at }) => !found.has(at)),
    matched: incoming.flatMap((each) => {
      const paymentId = found.get(each.at);
      return paymentId ? [{ ...each, paymentId }] : [];
    }),
    namedIds: named.map(({ id }) => id),
    manualMethod: CAME[source.kind],
  });
  const outgoing = placed.filter(({ line }) => line.direction === 'OUT');
  const others = [...parts, ...(await matchOutgoing(tx, outgoing, [...coded, ...named]))].filter(([at, id]) => {
    const hasCode = coded.some((each) => each.id === id && each.slipCode === lines[at]?.slipCode);
    return hasCode || !isSeparated(lines[at], id);
  });
  return new Map([...found, ...others]);
}

/** Returns whether staff separated a line from a payment. */
type IsSeparated = (line: Pick<ReadLine, 'code'> | undefined, paymentId: string) => boolean;

async function separatedIn(tx: Store, source: Source, lines: readonly ReadLine[]): Promise<IsSeparated> {
  const pairs = await tx.pick(separatedPairs, ['code', 'paymentId'], {
    where: [
      { path: 'sourceId', in: [source.id] },
      { path: 'code', in: lines.map(({ code }) => code) },
    ],
  });
  const keys = new Set(pairs.map(({ code, paymentId }) => `${paymentId} ${code}`));
  return (line, paymentId) => keys.has(`${paymentId} ${line?.code}`);
}

async function pickWhere(tx: Store, path: 'slipCode' | 'id' | 'reference', values: readonly string[]): Promise<Paid[]> {
  return values.length > 0 ? tx.pick(payments, FIELDS, { where: [{ path, in: [...new Set(values)] } as never] }) : [];
}

async function namedIn(tx: Store, references: readonly string[]): Promise<Paid[]> {
  const ours = references.filter((each) => /^PAY-\d+$/.test(each));
  return [...(await pickWhere(tx, 'id', references.filter(isId))), ...(await pickWhere(tx, 'reference', ours))];
}

/** Returns whether a line's reference names a payment. */
const names = (reference: string | null, payment: Pick<Payment, 'id' | 'reference'>): boolean =>
  reference !== null && (reference === payment.id || reference === payment.reference);

/**
 * Releases stored lines that were matched by payer, amount and time with payments of which this file shows the line itself: they
 * are other payments of the same payer, and may be claimed.
 */
async function releaseAlike(
  tx: Store,
  source: Source,
  known: readonly Paid[],
  matched: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const certain = new Map(known.filter(({ id }) => matched.has(id)).map((payment) => [payment.id, payment]));
  if (certain.size === 0) return;
  const lines = await tx.find(statementLines, {
    where: [
      { path: 'sourceId', in: [source.id] },
      { path: 'paymentId', in: [...certain.keys()] },
      { path: 'direction', in: ['IN'] },
    ],
  });
  for (const { id, paymentId, slipCode, reference, amount } of lines) {
    const payment = certain.get(paymentId ?? '');
    const isOwn = !payment || slipCode === payment.slipCode || names(reference, payment);
    // A smaller amount is a part of the payment.
    if (isOwn || amount !== payment.amount) continue;
    await updateRecord(tx, statementLines, id, { status: 'UNMATCHED', paymentId: null }, now);
  }
}

/** Schedules a status check of an attempt, because the provider's report may show a payment that we were not notified of. */
async function askAbout(tx: Store, id: string, now: Date): Promise<void> {
  const attempt = await tx.get(payments, id, { lock: true });
  if (attempt?.trackingId && attempt.status !== 'SUCCESSFUL')
    await updateRecord(tx, payments, id, { nextCheckAt: now.toISOString() }, now);
}

/** The manual method of payments whose money a source of this kind shows. Null: payments through the provider. */
const CAME: Record<StatementKind, Payment['manualMethod']> = {
  MERCHANT_REPORT: null,
  MTN_WALLET: 'MOBILE_MONEY',
  AIRTEL_WALLET: 'MOBILE_MONEY',
  BANK: 'BANK_TRANSFER',
};

/**
 * Returns lines and payments with the same payer, amount and time, if exactly one of each fits. Payments in `matched` have their
 * line in the same file.
 */
async function alike(
  tx: Store,
  source: Source,
  lines: readonly PlacedLine[],
  matched: ReadonlySet<string>,
  isSeparated: IsSeparated,
): Promise<[number, string][]> {
  if (lines.length === 0) return [];
  const { from, before } = timesAround(lines);
  const where = [
    { path: 'status', in: ['SUCCESSFUL'] },
    { path: 'paidAt', from, before },
    { path: 'amount', in: [...new Set(lines.map(({ line }) => line.amount))] },
  ] as const;
  const came = CAME[source.kind];
  const paid = (await tx.pick(payments, FIELDS, { where })).filter(
    ({ id, manualMethod }) => manualMethod === came && !matched.has(id),
  );
  const byPayer = groupBy(paid, ({ phoneNumber, amount }) => `${phoneNumber} ${amount}`);
  const fits = lines.flatMap(({ line, at }) => {
    const candidates = (byPayer.get(`${line.phoneNumber} ${line.amount}`) ?? []).filter(
      (each) => isNear(line, each) && !isSeparated(line, each.id),
    );
    const [one] = candidates;
    return one && candidates.length === 1 ? [[at, one.id] as [number, string]] : [];
  });
  const times = groupBy(fits, ([, id]) => id);
  const once = fits.filter(([, id]) => times.get(id)?.length === 1);
  const taken = new Set(
    await takenIn(
      tx,
      source.id,
      once.map(([, id]) => id),
    ),
  );
  return once.filter(([, id]) => !taken.has(id));
}

function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** Returns those of the given payments that are already matched with a line of the source. */
async function takenIn(tx: Store, sourceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const where = [
    { path: 'sourceId', in: [sourceId] },
    { path: 'paymentId', in: ids },
    { path: 'direction', in: ['IN'] },
  ] as const;
  return (await tx.pick(statementLines, ['paymentId'], { where })).flatMap(({ paymentId }) => paymentId ?? []);
}
