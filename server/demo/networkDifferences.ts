import { accessLines } from '../../resources/network/accessLines';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { recordPackets } from '../network/accounting/recordPackets';
import { keepDifferences } from '../network/audit/keepDifferences';
import { readDifferences } from '../network/audit/readDifferences';
import type { SessionReport } from '../network/rules/accountingPacket';
import { updateRecord } from '../store/updateRecord';
import { MINUTE } from './Chance';
import { INTERIM_SECONDS, NAS } from './sessions';
import type { World } from './World';

/** In minutes before the end, which is long enough for a difference. */
const BEGUN = 190;
type Whose = Pick<SessionReport, 'username' | 'sessionId'>;

/** Lets some sessions do what the money does not say, and reads the network twice. One of them is over at the second reading. */
export async function auditDemoNetwork({ books, end }: World): Promise<void> {
  const read = async () => {
    const at = { now: end, interimSeconds: INTERIM_SECONDS };
    const found = await readDifferences(books, at, new AbortController().signal);
    await keepDifferences(books, found ?? [], end);
  };
  const over = { username: 'LAB-000002', sessionId: 'f0000002' };
  await goOn(books, end, { username: 'LAB-000001', sessionId: 'f0000001' });
  await goOn(books, end, over);
  await plant(books, end);
  await read();
  await recordPackets(books, [report(end, 'STOPPED', 1, over)], end);
  await read();
}

const momentBefore = (end: Date, minutes: number) => new Date(end.getTime() - minutes * MINUTE);

function report(end: Date, type: SessionReport['type'], minutes: number, whose: Whose): SessionReport {
  const at = momentBefore(end, minutes).getTime();
  return {
    ...{ ...whose, type, nasAddress: NAS[0], at, receivedAt: at, seconds: null, terminateCause: null },
    ...{ framedAddress: null, callingStation: null, nasPort: null, downloadBytes: 40_000_000, uploadBytes: 3_000_000 },
  };
}

/** Lets a session begin that has reported until now. */
async function goOn(books: World['books'], end: Date, whose: Whose): Promise<void> {
  await recordPackets(books, [report(end, 'STARTED', BEGUN, whose)], end);
  await recordPackets(books, [report(end, 'UPDATED', 2, whose)], end);
}

/** Gives one session another speed, one full access that is not paid, and one a second session beside it. */
async function plant(books: World['books'], end: Date): Promise<void> {
  const live = await books.find(radiusSessions, {
    where: [
      { path: 'status', in: ['LIVE'] },
      { path: 'lastUpdateAt', from: momentBefore(end, 5).toISOString() },
    ],
  });
  const planted = new Set<string>();
  for (const { id, accessLineId } of live) {
    const line = accessLineId && (await books.get(accessLines, accessLineId));
    if (!line) continue;
    const { username, policy, accessChangedAt } = line;
    if (!accessChangedAt || accessChangedAt > momentBefore(end, BEGUN).toISOString()) continue;
    const kind = policy === 'PAY_ONLY' ? 'unpaid' : planted.has('speed') ? 'twice' : 'speed';
    if (planted.has(kind)) continue;
    planted.add(kind);
    const answer = { policy: 'ALLOW', downloadMbps: 10, uploadMbps: 5 } as const;
    if (kind === 'twice') await goOn(books, end, { username, sessionId: 'f0000003' });
    else await updateRecord(books, radiusSessions, id, answer, end);
  }
}
