import type { SessionEnd, SessionStatus } from '../../../contract/network/sessions';
import type { SessionReport } from './accountingPacket';

/** A session after all reports about it. Moments are ISO 8601 in UTC. */
export interface SessionState {
  status: SessionStatus;
  startedAt: string;
  lastUpdateAt: string;
  stoppedAt: string | null;
  endedBy: SessionEnd | null;
  terminateCause: string | null;
  framedAddress: string | null;
  callingStation: string | null;
  nasPort: string | null;
  downloadBytes: number;
  uploadBytes: number;
}

/** In milliseconds. A start this much later than the end of a session begins another one. */
const ANEW = 10 * 60_000;

/**
 * Returns whether a report begins another session, although an ended one has the same NAS, session ID and username. A start that
 * was sent twice or arrives after the stop does not.
 */
export const beginsAnew = ({ stoppedAt }: Pick<SessionState, 'stoppedAt'>, { type, at }: SessionReport): boolean =>
  type === 'STARTED' && stoppedAt !== null && at - Date.parse(stoppedAt) > ANEW;

/** Returns a session after one more report, which may be a duplicate or arrive late. Null: it is the first report. */
export function withReport(session: SessionState | null, report: SessionReport): SessionState {
  const at = iso(report.at);
  const known = session ?? { ...NEW, startedAt: iso(begin(report)), lastUpdateAt: at };
  return {
    ...known,
    ...endAfter(known, report),
    startedAt: earlier(known.startedAt, iso(begin(report))),
    lastUpdateAt: later(known.lastUpdateAt, at),
    // Totals: a stop with zeros, or a report that arrives late, takes nothing back.
    downloadBytes: Math.max(known.downloadBytes, report.downloadBytes),
    uploadBytes: Math.max(known.uploadBytes, report.uploadBytes),
    framedAddress: report.framedAddress ?? known.framedAddress,
    callingStation: report.callingStation ?? known.callingStation,
    nasPort: report.nasPort ?? known.nasPort,
  };
}

const NEW: Omit<SessionState, 'startedAt' | 'lastUpdateAt'> = {
  ...({ status: 'LIVE', stoppedAt: null, endedBy: null, terminateCause: null, framedAddress: null } as const),
  ...{ callingStation: null, nasPort: null, downloadBytes: 0, uploadBytes: 0 },
};

type End = Pick<SessionState, 'status' | 'stoppedAt' | 'endedBy' | 'terminateCause'>;

function endAfter(known: SessionState, { type, at, terminateCause }: SessionReport): Partial<End> {
  if (type === 'STOPPED' && known.endedBy !== 'STOPPED')
    return { status: 'ENDED', stoppedAt: iso(at), endedBy: 'STOPPED', terminateCause };
  // Only an end that was assumed is taken back, and only by a report of a later moment.
  if (type !== 'STOPPED' && known.endedBy === 'SILENT' && iso(at) > known.lastUpdateAt)
    return { status: 'LIVE', stoppedAt: null, endedBy: null };
  return {};
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const earlier = (a: string, b: string) => (a <= b ? a : b);
const later = (a: string, b: string) => (a >= b ? a : b);
/** The moment at which the session began, even if its start got lost. */
const begin = ({ type, at, seconds }: SessionReport) => (type === 'STARTED' ? at : at - (seconds ?? 0) * 1_000);

/** The bytes of a line. */
export interface Bytes {
  downloadBytes: number;
  uploadBytes: number;
}

/** Returns by how much the totals of a session grew. Null: nothing of it has been counted yet. */
export const growthOf = (counted: Bytes | null, now: Bytes): Bytes => ({
  downloadBytes: now.downloadBytes - (counted?.downloadBytes ?? 0),
  uploadBytes: now.uploadBytes - (counted?.uploadBytes ?? 0),
});

/** A session that misses this many reports is silent. */
const MISSED = 3;
/** The share of a NAS's sessions that may end by silence at once. */
const LARGEST_SHARE = 0.2;

/** Returns the moment before which a live session's last report makes it silent. */
export const silentBefore = (now: Date, interimSeconds: number): Date =>
  new Date(now.getTime() - MISSED * interimSeconds * 1_000);

/**
 * Returns whether the silent sessions of a NAS may end. If they are many, their reports got lost more likely than all of these
 * customers went offline. `lately` are those that ended by silence within the last reports, so that they do not end in small
 * groups either; `live` includes the silent ones.
 */
export const maySilentEnd = ({ silent, live, lately }: { silent: number; live: number; lately: number }): boolean =>
  silent + lately <= LARGEST_SHARE * (live + lately);
