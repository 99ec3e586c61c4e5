import { accessLines } from '../../../resources/network/accessLines';
import { nasSilences } from '../../../resources/network/nasSilences';
import type { networkDifferences } from '../../../resources/network/networkDifferences';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { NewRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { turnOf } from '../rules/desiredAccess';
import { lineDifferences, unknownSession } from '../rules/differences';
import { pricePerDay } from '../rules/pricePerDay';
import { silentBefore } from '../rules/sessions';
import { asLive, type KnownLine, lineFactsOf } from './lineFacts';

/** A difference as it is stored. */
export type Found = Omit<NewRecord<typeof networkDifferences>, 'status' | 'endedAt'>;

/** The number of lines that are read at once. */
const BATCH = 500;

/**
 * Reads all lines, in batches, and returns every difference. Returns null if `signal` ended it before all were read. `interimSeconds`: the
 * time between two reports of a session.
 */
export async function readDifferences(
  store: Store,
  { now, interimSeconds }: { now: Date; interimSeconds: number },
  signal: AbortSignal,
): Promise<Found[] | null> {
  const heardSince = silentBefore(now, interimSeconds);
  const ids = (await store.pick(accessLines, ['id'])).map(({ id }) => id);
  const silent = await silentNas(store);
  const found: Found[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    if (signal.aborted) return null;
    const lines = await lineFactsOf(store, ids.slice(from, from + BATCH), now);
    addSilentMoney(silent, lines, { now, heardSince });
    const rows = lines.flatMap(({ facts, ...known }) =>
      lineDifferences(facts, now, heardSince).map((difference) => ({ ...known, difference })),
    );
    const prices = await pricesOf(store, rows, now);
    for (const { line, difference } of rows) {
      const { session, ...told } = difference;
      const whose = { accountId: line.accountId, accessLineId: line.id };
      const where = { sessionId: session?.id ?? null, nasAddress: session?.nasAddress ?? null };
      const perDay = prices.get(line.accountId) ?? 0;
      found.push({ key: `${told.kind}:${line.id}`, ...told, ...whose, ...where, perDay });
    }
  }
  return [...found, ...(await unknownSessions(store, now, heardSince)), ...silent.values()];
}

/** Returns the price of a day of each account: of the package whose turn it is, or else of the one that ended last. */
async function pricesOf(store: Store, rows: readonly Pick<KnownLine, 'line' | 'terms'>[], now: Date) {
  const prices = new Map<string, number>();
  for (const { line, terms } of rows) {
    const turn = turnOf(terms, now);
    if (turn) prices.set(line.accountId, pricePerDay(turn));
  }
  const unpaid = [...new Set(rows.map(({ line }) => line.accountId))].filter((id) => !prices.has(id));
  if (unpaid.length === 0) return prices;
  const ended = await store.pick(subscriptions, ['accountId', 'amount', 'durationDays', 'endDate'], {
    where: [
      { path: 'accountId', in: unpaid },
      { path: 'endDate', isNull: false },
    ],
    sort: { path: 'endDate', ascending: true },
  });
  for (const term of ended) prices.set(term.accountId, pricePerDay(term));
  return prices;
}

async function unknownSessions(store: Store, now: Date, heardSince: Date): Promise<Found[]> {
  const sessions = await store.find(radiusSessions, {
    where: [
      { path: 'status', in: ['LIVE'] },
      { path: 'accessLineId', isNull: true },
    ],
  });
  return sessions.flatMap((each) => {
    const found = unknownSession(asLive(each), now, heardSince);
    if (!found) return [];
    const { kind, cause, since } = found;
    return {
      key: `${kind}:${each.id}`,
      kind,
      cause,
      since,
      perDay: 0,
      sessionId: each.id,
      nasAddress: each.nasAddress,
    };
  });
}

/** Returns the difference of each silent NAS by its address. */
async function silentNas(store: Store): Promise<Map<string, Found>> {
  const open = await store.find(nasSilences, { where: [{ path: 'endedAt', isNull: true }] });
  return new Map(
    open.map(({ nasAddress, beganAt }): [string, Found] => {
      const kind = 'SILENT_NAS';
      return [
        nasAddress,
        { key: `${kind}:${nasAddress}`, kind, cause: 'REPORTS_MISSING', since: beganAt, perDay: 0, nasAddress },
      ];
    }),
  );
}

/** Adds the price of a day of each paid line to the silent NAS at which its sessions were last. */
function addSilentMoney(
  silent: Map<string, Found>,
  lines: readonly KnownLine[],
  { now, heardSince }: { now: Date; heardSince: Date },
): void {
  if (silent.size === 0) return;
  for (const { facts, terms } of lines) {
    const turn = turnOf(terms, now);
    const lost = facts.sessions.find(({ lastUpdateAt }) => Date.parse(lastUpdateAt) < heardSince.getTime());
    const nas = lost && silent.get(lost.nasAddress);
    if (nas && turn && facts.rule.now.policy === 'ALLOW')
      silent.set(lost.nasAddress, { ...nas, perDay: (nas.perDay ?? 0) + pricePerDay(turn) });
  }
}
