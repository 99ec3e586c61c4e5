import { nasSilences } from '../../../resources/network/nasSilences';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { accountingReaders } from '../../../resources/network/systemTables';
import type { Store } from '../../store/Store';

/** Returns the figures of accounting for operators, of all spool folders together. */
export async function accountingFigures(store: Store, now: Date) {
  const readers = await store.find(accountingReaders);
  const sum = (of: (reader: (typeof readers)[number]) => number) => readers.reduce((all, each) => all + of(each), 0);
  const behind = readers
    .filter(({ unread }) => unread > 0)
    .map(({ lastPacketAt, readAt }) => (now.getTime() - Date.parse(lastPacketAt ?? readAt)) / 1_000);
  return {
    packets: sum(({ packets }) => packets),
    setAside: sum(({ setAside }) => setAside),
    lagSeconds: Math.max(0, ...behind),
    liveSessions: await store.count(radiusSessions, { where: [{ path: 'status', in: ['LIVE'] }] }),
    silentNas: await store.count(nasSilences, { where: [{ path: 'endedAt', isNull: true }] }),
  };
}
