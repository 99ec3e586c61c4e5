import type { RecordOf } from '../../../resources/language/defineResource';
import { accessLines } from '../../../resources/network/accessLines';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { dayAt } from '../../rules/days';
import { createRecords } from '../../store/createRecords';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import type { AccountingPacket, NasRestart, SessionReport } from '../rules/accountingPacket';
import { type Answer, answerAtLogin } from '../rules/answers';
import { beginsAnew, growthOf, type SessionState, withReport } from '../rules/sessions';
import { addUsage, type Usage } from './addUsage';

type Session = RecordOf<typeof radiusSessions>;

/**
 * Records packets in their order: the sessions they are about, and the usage of each day. Packets may come twice or late. The
 * transaction `tx` holds the lock "accounting". Returns the ids of the lines whose sessions changed.
 */
export async function recordPackets(tx: Store, packets: readonly AccountingPacket[], now: Date): Promise<Set<string>> {
  const changed: (string | null)[] = [];
  let reports: SessionReport[] = [];
  for (const packet of packets) {
    if (packet.type !== 'NAS_RESTARTED') {
      reports.push(packet);
      continue;
    }
    changed.push(...(await recordReports(tx, reports, now)));
    reports = [];
    changed.push(...(await endSessionsOf(tx, packet, now)));
  }
  changed.push(...(await recordReports(tx, reports, now)));
  return new Set(changed.flatMap((id) => id ?? []));
}

/** A session while reports are added to it. */
interface Entry {
  /** Null: it is not stored yet. */
  id: string | null;
  occurrence: number;
  first: SessionReport;
  state: SessionState;
  accessLineId: string | null;
  accountId: string | null;
  /** Null: it is not known yet. */
  answer: Answer | null;
}

const keyOf = ({ nasAddress, sessionId, username }: Pick<Session, 'nasAddress' | 'sessionId' | 'username'>) =>
  JSON.stringify([nasAddress, sessionId, username]);

async function recordReports(tx: Store, reports: readonly SessionReport[], now: Date): Promise<(string | null)[]> {
  if (reports.length === 0) return [];
  const stored = await storedSessions(tx, reports);
  const lines = await linesOf(tx, reports);
  const latest = new Map<string, Entry>();
  const entries: Entry[] = [];
  const usage: Usage[] = [];
  for (const report of reports) {
    const key = keyOf(report);
    const known = latest.get(key) ?? entryOf(stored.get(key), report);
    const isNew = !known || beginsAnew(known.state, report);
    const line = lines.get(report.username);
    const entry: Entry = isNew
      ? {
          ...{ id: null, occurrence: (known?.occurrence ?? 0) + 1, first: report },
          ...{ state: withReport(null, report), accessLineId: null, accountId: null, answer: null },
        }
      : known;
    const state = isNew ? entry.state : withReport(entry.state, report);
    if (line) {
      // Nothing of a session is counted before its line is known.
      const counted = entry.accessLineId ? entry.state : null;
      const day = dayAt(new Date(report.receivedAt));
      usage.push({ day, accessLineId: line.id, accountId: line.accountId, ...growthOf(counted, state) });
      const answer = entry.answer ?? answerAtLogin(line, state.startedAt);
      Object.assign(entry, { accessLineId: line.id, accountId: line.accountId, answer });
    }
    entry.state = state;
    if (latest.get(key) !== entry) entries.push(entry);
    latest.set(key, entry);
  }
  await saveSessions(tx, entries, now);
  await noteLogins(tx, entries, [...lines.values()], now);
  await addUsage(tx, usage, now);
  return entries.map(({ accessLineId }) => accessLineId);
}

/** Returns the latest session of each key that one of the reports has. */
async function storedSessions(tx: Store, reports: readonly SessionReport[]): Promise<Map<string, Session>> {
  const values = <K extends keyof SessionReport>(name: K) => [...new Set(reports.map((report) => report[name]))];
  const found = await tx.find(radiusSessions, {
    where: [
      { path: 'nasAddress', in: values('nasAddress') },
      { path: 'sessionId', in: values('sessionId') },
      { path: 'username', in: values('username') },
    ],
    sort: { path: 'occurrence', ascending: true },
  });
  return new Map(found.map((session) => [keyOf(session), session]));
}

const LINE = [
  ...([
    'id',
    'username',
    'accountId',
    'dateCreated',
    'lastLoginAt',
    'accessChangedAt',
    'policy',
    'validUntil',
  ] as const),
  ...(['downloadMbps', 'uploadMbps', 'burstDownloadMbps', 'burstUploadMbps'] as const),
] as const;

async function linesOf(tx: Store, reports: readonly SessionReport[]) {
  const names = [...new Set(reports.map(({ username }) => username))];
  const found = await tx.pick(accessLines, LINE, { where: [{ path: 'username', in: names }] });
  return new Map(found.map((line) => [line.username, line]));
}

const entryOf = (session: Session | undefined, first: SessionReport): Entry | null =>
  session
    ? {
        ...{ id: session.id, occurrence: session.occurrence, first, state: session },
        ...{ accessLineId: session.accessLineId, accountId: session.accountId, answer: answerOf(session) },
      }
    : null;

/** Returns what a session was answered, or null if that is not known. */
export const answerOf = ({ policy, ...session }: Pick<Session, keyof Answer>): Answer | null => {
  const { downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps } = session;
  return policy && { policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps };
};

async function saveSessions(tx: Store, entries: readonly Entry[], now: Date): Promise<void> {
  const created = entries.filter(({ id }) => id === null);
  await createRecords(
    tx,
    radiusSessions,
    created.map(
      ({ occurrence, first: { nasAddress, sessionId, username }, state, accessLineId, accountId, answer }) => ({
        ...state,
        ...answer,
        ...{ nasAddress, sessionId, username, occurrence, accessLineId, accountId },
      }),
    ),
    now,
  );
  for (const { id, state, accessLineId, accountId, answer } of entries)
    if (id) await updateRecord(tx, radiusSessions, id, { ...stateOf(state), ...answer, accessLineId, accountId }, now);
}

/** Keeps the beginning of each line's latest session. */
async function noteLogins(
  tx: Store,
  entries: readonly Entry[],
  lines: readonly { id: string; lastLoginAt: string | null }[],
  now: Date,
): Promise<void> {
  for (const { id, lastLoginAt } of lines) {
    const begun = entries.filter(({ accessLineId }) => accessLineId === id).map(({ state }) => state.startedAt);
    const latest = begun.sort().at(-1);
    if (latest && latest > (lastLoginAt ?? '')) await updateRecord(tx, accessLines, id, { lastLoginAt: latest }, now);
  }
}

/** Returns the fields that reports change, without those of a whole record. */
const stateOf = ({
  status,
  startedAt,
  lastUpdateAt,
  stoppedAt,
  endedBy,
  terminateCause,
  framedAddress,
  callingStation,
  nasPort,
  downloadBytes,
  uploadBytes,
}: SessionState): SessionState => ({
  ...{ status, startedAt, lastUpdateAt, stoppedAt, endedBy, terminateCause },
  ...{ framedAddress, callingStation, nasPort, downloadBytes, uploadBytes },
});

/** Ends the sessions of a NAS that restarted, except those that have begun since. */
async function endSessionsOf(tx: Store, { nasAddress, at }: NasRestart, now: Date): Promise<(string | null)[]> {
  const stoppedAt = new Date(at).toISOString();
  const live = await tx.pick(radiusSessions, ['id', 'accessLineId'], {
    where: [
      { path: 'status', in: ['LIVE'] },
      { path: 'nasAddress', in: [nasAddress] },
      { path: 'lastUpdateAt', before: stoppedAt },
    ],
  });
  for (const { id } of live)
    await updateRecord(tx, radiusSessions, id, { status: 'ENDED', stoppedAt, endedBy: 'NAS_RESTARTED' }, now);
  return live.map(({ accessLineId }) => accessLineId);
}
