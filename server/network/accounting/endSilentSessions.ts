import { nasSilences } from '../../../resources/network/nasSilences';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import type { Deps } from '../../deps';
import { createRecord } from '../../store/createRecord';
import { takeLock } from '../../store/locks';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { maySilentEnd, silentBefore } from '../rules/sessions';

type Process = Pick<Deps, 'store' | 'now' | 'log'>;
type Silent = { id: string; nasAddress: string; lastUpdateAt: string };

/**
 * Ends the sessions that missed three reports, unless they are too many of a NAS's: then none ends, and the silence of the NAS is
 * recorded until it is over. Called only when all accounting has been read. Returns the number of sessions that ended.
 */
export function endSilentSessions({ store, now, log }: Process, interimSeconds: number): Promise<number> {
  return store.transaction(async (tx) => {
    await takeLock(tx, 'accounting');
    const since = silentBefore(now(), interimSeconds).toISOString();
    const silent: Silent[] = await tx.pick(radiusSessions, ['id', 'nasAddress', 'lastUpdateAt'], {
      where: [
        { path: 'status', in: ['LIVE'] },
        { path: 'lastUpdateAt', before: since },
      ],
    });
    const known = await tx.find(nasSilences, { where: [{ path: 'endedAt', isNull: true }] });
    let ended = 0;
    for (const nasAddress of new Set([...silent, ...known].map((each) => each.nasAddress))) {
      const those = silent.filter((session) => session.nasAddress === nasAddress);
      const silence = known.find((each) => each.nasAddress === nasAddress);
      const live = await countOf(tx, nasAddress, { path: 'status', in: ['LIVE'] });
      const lately = await countOf(tx, nasAddress, { path: 'endedBy', in: ['SILENT'] }, since);
      if (maySilentEnd({ silent: those.length, live, lately })) {
        for (const { id, lastUpdateAt } of those)
          await updateRecord(tx, radiusSessions, id, endAt(lastUpdateAt), now());
        if (silence) await updateRecord(tx, nasSilences, silence.id, { endedAt: now().toISOString() }, now());
        ended += those.length;
        continue;
      }
      const counts = { silentSessions: those.length, liveSessions: live };
      if (silence) {
        if (silence.silentSessions !== those.length || silence.liveSessions !== live)
          await updateRecord(tx, nasSilences, silence.id, counts, now());
        continue;
      }
      const beganAt =
        those
          .map(({ lastUpdateAt }) => lastUpdateAt)
          .sort()
          .at(-1) ?? since;
      await createRecord(tx, nasSilences, { nasAddress, beganAt, ...counts }, now());
      log.warn({ nasAddress, ...counts }, 'Too many sessions of a NAS are silent, so none of them was ended.');
    }
    return ended;
  });
}

/** Ends a session when it was last heard of. */
const endAt = (stoppedAt: string) => ({ status: 'ENDED', stoppedAt, endedBy: 'SILENT' }) as const;

type Which = { path: 'status'; in: readonly ['LIVE'] } | { path: 'endedBy'; in: readonly ['SILENT'] };

const countOf = async (tx: Store, nasAddress: string, which: Which, changedSince?: string): Promise<number> => {
  const where = [{ path: 'nasAddress', in: [nasAddress] } as const, which];
  const lately = changedSince ? [{ path: 'dateUpdated', from: changedSince } as const] : [];
  return tx.count(radiusSessions, { where: [...where, ...lately] });
};
