import { Refusal } from '../../contract/api/errors';
import type { Answers } from '../../resources/catalogue/actions';
import { publicView } from '../../resources/catalogue/publicView';
import type { Changes, RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionActions } from '../../resources/network/sessionActions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { requestDisconnect } from './coa/planSessionChanges';

type Change = RecordOf<typeof sessionChanges>;
type Outcome = Changes<typeof sessionChanges>;
interface Asked {
  params: { id?: string };
  identity: Identity | null;
}

/** Ends sessions, and decides about changes of sessions that wait for a person. */
export function sessionHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof sessionActions> {
  type Decision = 'retrySessionChange' | 'discardSessionChange';
  /** Decides about a change that was refused or is unconfirmed. */
  const decide = (action: Decision, { params, identity }: Asked, outcome: Outcome) =>
    store.transaction(async (tx) => {
      const before = await tx.get(sessionChanges, params.id ?? '', { lock: true });
      if (!before) throw new Refusal('notFound', 'There is no such session change.');
      if (before.status !== 'REFUSED' && before.status !== 'UNCONFIRMED')
        throw new Refusal('conflict', 'This session change does not wait for a decision.');
      const after = (await updateRecord(tx, sessionChanges, before.id, outcome, now())) ?? before;
      await auditAction(tx, sessionActions[action], { identity, record: before, before, after }, now());
      return { sessionChange: changeView(after) };
    });

  type NasDecision = 'releaseDisconnects' | 'discardDisconnects';
  /** Decides about all held disconnects of a NAS. */
  const decideAll = (action: NasDecision, { params, identity }: Asked, reason: string, outcome: Outcome) =>
    store.transaction(async (tx) => {
      // The job that holds disconnects takes it, too.
      await takeLock(tx, 'disconnects');
      const before = await tx.get(networkAccessServers, params.id ?? '');
      if (!before) throw new Refusal('notFound', 'There is no such NAS.');
      if (before.heldSince === null) throw new Refusal('conflict', 'No disconnects of this NAS are held.');
      const disconnects = await endHold(tx, before.id, outcome, now());
      const freed = { heldSince: null, heldDisconnects: 0 };
      const after = (await updateRecord(tx, networkAccessServers, before.id, freed, now())) ?? before;
      await auditAction(tx, sessionActions[action], { identity, record: before, before, after, reason }, now());
      return { networkAccessServer: nasView(after), disconnects };
    });

  return {
    disconnectSession: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const session = await tx.get(radiusSessions, params.id ?? '', { lock: true });
        if (!session) throw new Refusal('notFound', 'There is no such session.');
        if (session.status !== 'LIVE') throw new Refusal('conflict', 'This session has ended.');
        const line = session.accessLineId && (await tx.get(accessLines, session.accessLineId));
        if (!line) throw new Refusal('conflict', 'Its username has no access line.');
        const change = await requestDisconnect(tx, session, line, now());
        if (!change) throw new Refusal('conflict', 'Its NAS is not in the NAS list, or it is disabled.');
        await auditAction(tx, sessionActions.disconnectSession, { identity, record: session, after: change }, now());
        return { sessionChange: changeView(change) };
      }),
    // It may have reached the NAS, so it never counts as unsent again.
    retrySessionChange: (asked) =>
      decide('retrySessionChange', asked, {
        ...({ status: 'REQUESTED', attempts: 1, acknowledgedAt: null, problem: null } as const),
        nextAttemptAt: now().toISOString(),
      }),
    discardSessionChange: (asked) =>
      decide('discardSessionChange', asked, { status: 'DISCARDED', nextAttemptAt: null }),
    releaseDisconnects: (asked) =>
      decideAll('releaseDisconnects', asked, asked.body.reason, {
        ...({ status: 'REQUESTED', released: true } as const),
        nextAttemptAt: now().toISOString(),
      }),
    discardDisconnects: (asked) =>
      decideAll('discardDisconnects', asked, asked.body.reason, { status: 'DISCARDED', nextAttemptAt: null }),
  };
}

/** Changes all held disconnects of a NAS; returns how many there were. */
async function endHold(tx: Store, nasId: string, outcome: Outcome, now: Date): Promise<number> {
  const held = await tx.pick(sessionChanges, ['id'], {
    where: [
      { path: 'nasId', in: [nasId] },
      { path: 'status', in: ['ON_HOLD'] },
    ],
  });
  let count = 0;
  for (const { id } of held) {
    const current = await tx.get(sessionChanges, id, { lock: true });
    // A payment or a stop may have settled it in the meantime.
    if (current?.status !== 'ON_HOLD') continue;
    await updateRecord(tx, sessionChanges, id, outcome, now);
    count += 1;
  }
  return count;
}

const changeView = (change: Change) =>
  publicView(sessionChanges, change) as Answers['retrySessionChange']['sessionChange'];
/** Returns the record without its secret. */
const nasView = (record: object) =>
  publicView(networkAccessServers, record) as Answers['releaseDisconnects']['networkAccessServer'];
