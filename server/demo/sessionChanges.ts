import type { ChangeReason, ChangeStatus } from '../../contract/network/sessionChanges';
import type { RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { refusalText } from '../network/rules/errorCauses';
import type { GivenAccess } from '../network/rules/sessionChanges';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { type Chance, DAY, HOUR, MINUTE } from './Chance';
import type { World } from './World';

type Session = RecordOf<typeof radiusSessions>;

const ALLOWED: GivenAccess = {
  ...{ policy: 'ALLOW', downloadMbps: 20, uploadMbps: 20, burstDownloadMbps: null, burstUploadMbps: null },
  staticAddress: null,
};
const UNPAID: GivenAccess = { ...ALLOWED, policy: 'PAY_ONLY', downloadMbps: null, uploadMbps: null };
const CHANGES: Readonly<Record<Exclude<ChangeReason, 'ADDRESS'>, { given: GivenAccess; wanted: GivenAccess }>> = {
  ACCESS_TAKEN: { given: ALLOWED, wanted: UNPAID },
  ACCESS_GIVEN: { given: UNPAID, wanted: ALLOWED },
  SPEED: { given: ALLOWED, wanted: { ...ALLOWED, downloadMbps: 40, uploadMbps: 40 } },
  BY_HAND: { given: ALLOWED, wanted: ALLOWED },
};
type Reason = keyof typeof CHANGES;

/** What became of changes of sessions that are still live, with their problems. */
const OPEN: readonly [Reason, ChangeStatus, problem: string | null][] = [
  ['ACCESS_TAKEN', 'ON_HOLD', null],
  ['ACCESS_TAKEN', 'ON_HOLD', null],
  ['ACCESS_TAKEN', 'SUPERSEDED', null],
  ['SPEED', 'UNCONFIRMED', 'It did not answer; check its address, CoA port and secret.'],
  ['SPEED', 'REFUSED', refusalText(501)],
  ['ACCESS_GIVEN', 'UNCONFIRMED', 'The NAS acknowledged it, but no accounting confirms it.'],
  ['BY_HAND', 'DISCARDED', refusalText(503)],
];
const CONFIRMED = 60;
const SECOND = 1_000;

/** Adds the changes that NAS made to sessions in the last days, and those that wait for a person. */
export async function changeSessions({ books, end }: World, chance: Chance): Promise<void> {
  const all = await books.find(radiusSessions, { sort: { path: 'startedAt', ascending: false } });
  const known = all.filter(({ accessLineId }) => accessLineId !== null);
  // Sessions were recorded a day at a time, and no change is older than its session.
  const requested = ({ stoppedAt }: Session) => Date.parse(stoppedAt ?? '') - 4 * SECOND;
  const stopped = known
    .filter((session) => session.endedBy === 'STOPPED' && Date.parse(session.dateCreated) < requested(session))
    .slice(0, CONFIRMED);
  const yesterday = new Date(end.getTime() - DAY).toISOString();
  const live = known.filter(({ status, dateCreated }) => status === 'LIVE' && dateCreated < yesterday);
  for (const session of stopped) {
    const reason = chance.pick(['ACCESS_TAKEN', 'ACCESS_GIVEN', 'BY_HAND'] as const);
    await add(books, session, { reason, status: 'CONFIRMED', at: requested(session) });
  }
  const lines = await books.find(accessLines);
  const allowed = new Set(lines.filter(({ policy }) => policy === 'ALLOW').map(({ id }) => id));
  const [paid, unpaid] = [true, false].map((is) =>
    live.filter(({ accessLineId }) => allowed.has(accessLineId ?? '') === is),
  );
  for (const [index, [reason, status, problem]] of OPEN.entries()) {
    const session = (reason === 'ACCESS_TAKEN' ? unpaid?.shift() : null) ?? paid?.shift();
    if (session) await add(books, session, { reason, status, problem, at: end.getTime() - (20 - index) * MINUTE });
  }
  for (const session of paid?.slice(0, CONFIRMED / 2) ?? [])
    await add(books, session, { reason: 'SPEED', status: 'CONFIRMED', at: end.getTime() - chance.between(HOUR, DAY) });
}

interface Told {
  reason: Reason;
  status: ChangeStatus;
  problem?: string | null;
  /** When it was requested, in milliseconds since 1970. */
  at: number;
}

async function add(books: World['books'], session: Session, { reason, status, problem = null, at }: Told) {
  const [nas] = await books.find(networkAccessServers, { where: [{ path: 'address', in: [session.nasAddress] }] });
  if (!nas || !session.accessLineId) return;
  const after = (seconds: number) => new Date(at + seconds * SECOND).toISOString();
  const wasSent = !['ON_HOLD', 'SUPERSEDED'].includes(status);
  const isProven = status === 'CONFIRMED';
  const { given, wanted } = CHANGES[reason];
  const { accessLineId, accountId } = session;
  const values = {
    ...{ radiusSessionId: session.id, accessLineId, accountId, nasId: nas.id, given: [given], ...wanted },
    ...({ kind: reason === 'SPEED' ? 'COA' : 'DISCONNECT', reason, status, problem } as const),
    ...{ attempts: wasSent ? 1 : 0, sentAt: wasSent ? after(1) : null, acknowledgedAt: isProven ? after(2) : null },
    confirmedAt: isProven ? after(reason === 'SPEED' ? 200 : 6) : null,
  };
  await createRecord(books, sessionChanges, values, new Date(at));
  if (status !== 'ON_HOLD') return;
  const held = { heldSince: nas.heldSince ?? after(0), heldDisconnects: nas.heldDisconnects + 1 };
  await updateRecord(books, networkAccessServers, nas.id, held, new Date(at));
}
