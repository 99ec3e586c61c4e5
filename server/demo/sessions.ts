import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { endSilentSessions } from '../network/accounting/endSilentSessions';
import { recordPackets } from '../network/accounting/recordPackets';
import type { SessionReport } from '../network/rules/accountingPacket';
import { type Chance, DAY, HOUR, MINUTE } from './Chance';
import type { World } from './World';

export const NAS = ['10.20.1.1', '10.20.2.1', '10.20.3.1'] as const;
/** The NAS whose reports get lost at the end. */
const [, , LOSSY] = NAS;
export const INTERIM_SECONDS = 300;
const MEGABYTE = 1_000_000;
const CAUSES = ['Lost-Carrier', 'User-Request', 'Session-Timeout', 'Lost-Service'] as const;

/** Lets NAS report the sessions of the last weeks, as the reader of accounting receives them. Some lines are offline at the end. */
export async function reportSessions({ books, end, deps, scale }: World, chance: Chance): Promise<void> {
  const lines = await books.find(accessLines, { where: [{ path: 'status', in: ['ACTIVE'] }] });
  const from = end.getTime() - scale.usageDays * DAY;
  const reports: SessionReport[] = [];
  for (const [at, line] of lines.entries()) {
    const account = await books.get(accounts, line.accountId);
    if (!account) continue;
    const customer = { line, at, isPaying: account.status === 'ACTIVE' && line.policy === 'ALLOW' };
    // A line may be older than the account to which it was transferred.
    const known = [line, account].map(({ dateCreated }) => Date.parse(dateCreated));
    const since = Math.max(from, ...known) + chance.between(0, HOUR);
    if (since < end.getTime() - HOUR) reports.push(...reportsOf(customer, since, end.getTime(), chance));
  }
  reports.sort((a, b) => a.receivedAt - b.receivedAt);
  // As they come, a day at a time.
  for (let day = from; day < end.getTime(); day += DAY) {
    const received = reports.filter(({ receivedAt }) => receivedAt >= day && receivedAt < day + DAY);
    await recordPackets(books, received, new Date(Math.min(day + DAY, end.getTime())));
  }
  await endSilentSessions({ ...deps, now: () => end }, INTERIM_SECONDS);
}

interface Customer {
  line: RecordOf<typeof accessLines>;
  /** The place of the line among all. */
  at: number;
  isPaying: boolean;
}

/** Returns one session after the other, with a report for each day. */
function* reportsOf(customer: Customer, since: number, end: number, chance: Chance): Generator<SessionReport> {
  const { line, at, isPaying } = customer;
  const nasAddress = NAS[at % NAS.length] ?? NAS[0];
  // The stand-in for GenieACS never reaches ONUs whose serial number ends with 3, and the line's MAC address ends like it.
  const isUnreachable = line.macAddress?.endsWith('3') ?? false;
  const isOffline = chance.percent(isPaying ? 6 : 40) || isUnreachable;
  const last = end - (isOffline ? chance.between(HOUR, 3 * DAY) : lastReport(nasAddress, at, chance));
  let start = since;
  for (let count = 1; start < last; count += 1) {
    const stop = start + chance.between(4 * DAY, 15 * DAY);
    const isLast = stop + HOUR >= last;
    const stopped = isLast ? last : stop;
    const framedAddress = line.staticAddress ?? `100.64.${at % 250}.${2 + ((at + count) % 250)}`;
    const base = {
      ...{ nasAddress, sessionId: `${at.toString(16).padStart(4, '0')}${count.toString(16).padStart(4, '0')}` },
      ...{
        username: line.username,
        framedAddress,
        callingStation: line.macAddress,
        nasPort: 'pppoe-in',
        seconds: null,
      },
      ...{ terminateCause: null, downloadBytes: 0, uploadBytes: 0 },
    };
    yield { ...base, type: 'STARTED', at: start, receivedAt: start };
    let bytes = { downloadBytes: 0, uploadBytes: 0 };
    for (let moment = start; moment < stopped; ) {
      const next = Math.min(moment + DAY, stopped);
      const daily = (isPaying ? chance.between(800, 14_000) : chance.between(5, 60)) * ((next - moment) / DAY);
      bytes = {
        downloadBytes: bytes.downloadBytes + Math.round(daily * MEGABYTE),
        uploadBytes: bytes.uploadBytes + Math.round(daily * MEGABYTE * 0.12),
      };
      moment = next;
      if (moment < stopped) yield { ...base, ...bytes, type: 'UPDATED', at: moment, receivedAt: moment };
    }
    const isStopped = !isLast || isOffline;
    const terminateCause = isStopped ? chance.pick(CAUSES) : null;
    const type = isStopped ? 'STOPPED' : 'UPDATED';
    yield { ...base, ...bytes, type, at: stopped, receivedAt: stopped, terminateCause };
    if (isLast) return;
    start = stop + chance.between(MINUTE, 20 * MINUTE);
  }
}

/** Returns the milliseconds since the last report of a live session. */
const lastReport = (nasAddress: string, at: number, chance: Chance): number =>
  nasAddress === LOSSY && at % 2 === 0 ? 40 * MINUTE : chance.between(0, 5 * MINUTE);
