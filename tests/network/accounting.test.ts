import { appendFileSync, existsSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DetailValues, detailRecord } from '../../mock-server/network/detailRecord';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { nasSilences } from '../../resources/network/nasSilences';
import { networkDifferences } from '../../resources/network/networkDifferences';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { accountingReaders } from '../../resources/network/systemTables';
import { usageDays } from '../../resources/network/usageDays';
import { accountingFigures } from '../../server/network/accounting/accountingFigures';
import { endSilentSessions } from '../../server/network/accounting/endSilentSessions';
import { readSpool } from '../../server/network/accounting/readSpool';
import { recordPackets } from '../../server/network/accounting/recordPackets';
import type { AccountingPacket, SessionReport } from '../../server/network/rules/accountingPacket';
import { takeLock } from '../../server/store/locks';
import type { Store } from '../../server/store/Store';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { onPostgres } from '../payments/stores';
import { START } from '../support/start';

const MINUTE = 60_000;
const NOON = START.getTime();
const log = pino({ level: 'silent' });
const { signal } = new AbortController();
type Line = RecordOf<typeof accessLines>;

/** Removes what accounting wrote. */
async function clear(store: Store) {
  const written: AnyResource[] = [
    networkDifferences,
    sessionChanges,
    radiusSessions,
    usageDays,
    nasSilences,
    accountingReaders,
  ];
  for (const resource of written) while ((await store.removeWhere(resource, [], 10_000)) > 0);
}
const record = (store: Store, packets: readonly AccountingPacket[], now = START) =>
  store.transaction(async (tx) => {
    await takeLock(tx, 'accounting');
    await recordPackets(tx, packets, now);
  });
const report = (type: SessionReport['type'], minutes: number, more: Partial<SessionReport> = {}): SessionReport => ({
  ...{ type, nasAddress: '10.0.0.1', sessionId: '1', username: 'nobody', at: NOON + minutes * MINUTE, seconds: null },
  ...{ receivedAt: NOON + minutes * MINUTE, downloadBytes: 0, uploadBytes: 0, framedAddress: null },
  ...{ callingStation: null, nasPort: null, terminateCause: null, ...more },
});
const restart = (minutes: number, nasAddress = '10.0.0.1'): AccountingPacket => ({
  ...{ type: 'NAS_RESTARTED', nasAddress, at: NOON + minutes * MINUTE },
});

describe.each(ADAPTERS)('accounting on $name', (adapter) => {
  let opened: Opened;
  let store: Store;
  let line: Line;
  let other: Line;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    store = opened.store;
    const [first, second] = await store.find(accessLines, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 2 });
    if (!first || !second) throw new Error('The demo data has no lines.');
    [line, other] = [first, second];
  });
  beforeEach(() => clear(store));
  afterAll(() => opened?.close());

  const sessions = () => store.find(radiusSessions, { sort: { path: 'startedAt', ascending: true } });

  it('records a session of a line, its account and what was used on each day', async () => {
    const username = line.username;
    const evening = (24 - 12) * 60;
    await record(store, [
      report('STARTED', 0, { username, framedAddress: '102.34.0.2', callingStation: '3C:7C:3F:0A:1B:2C' }),
      report('UPDATED', 5, { username, downloadBytes: 5_000_000_000, uploadBytes: 7 }),
      report('UPDATED', evening, { username, downloadBytes: 5_000_000_009, uploadBytes: 7 }),
      report('STOPPED', evening + 5, { username, downloadBytes: 5_000_000_010, terminateCause: 'Lost-Carrier' }),
    ]);
    expect(await sessions()).toMatchObject([
      {
        ...{ username, accessLineId: line.id, accountId: line.accountId, status: 'ENDED', endedBy: 'STOPPED' },
        ...{ framedAddress: '102.34.0.2', callingStation: '3C:7C:3F:0A:1B:2C', terminateCause: 'Lost-Carrier' },
        ...{ downloadBytes: 5_000_000_010, uploadBytes: 7, startedAt: START.toISOString() },
      },
    ]);
    const used = await store.find(usageDays, { sort: { path: 'day', ascending: true } });
    expect(used.map(({ accountId, downloadBytes, uploadBytes }) => [accountId, downloadBytes, uploadBytes])).toEqual([
      [line.accountId, 5_000_000_000, 7],
      [line.accountId, 10, 0],
    ]);
  });

  it('keeps sessions of an unknown username, and counts them once the username has a line', async () => {
    const known = { username: line.username, downloadBytes: 100 };
    await record(store, [report('UPDATED', 0, { downloadBytes: 50 })]);
    expect(await sessions()).toMatchObject([{ accessLineId: null, accountId: null, downloadBytes: 50 }]);
    const [{ id } = { id: '' }] = await sessions();
    await store.update(radiusSessions, id, { username: line.username });
    await record(store, [report('UPDATED', 5, known)]);
    expect(await store.find(usageDays)).toMatchObject([{ accessLineId: line.id, downloadBytes: 100 }]);
  });

  it('ends the sessions of a NAS that restarts, but not those of others or those that began since', async () => {
    await record(store, [
      report('STARTED', 0, { sessionId: 'a' }),
      report('STARTED', 0, { sessionId: 'b', nasAddress: '10.0.0.2' }),
      report('STARTED', 11, { sessionId: 'c' }),
      restart(10),
    ]);
    expect((await sessions()).map(({ sessionId, status, endedBy }) => [sessionId, status, endedBy]).sort()).toEqual([
      ['a', 'ENDED', 'NAS_RESTARTED'],
      ['b', 'LIVE', null],
      ['c', 'LIVE', null],
    ]);
  });

  it('begins another session if a NAS uses a session ID again', async () => {
    const username = line.username;
    await record(store, [report('STARTED', 0, { username }), report('STOPPED', 5, { username, downloadBytes: 10 })]);
    await record(store, [report('STARTED', 60, { username }), report('UPDATED', 65, { username, downloadBytes: 4 })]);
    expect(await sessions()).toMatchObject([
      { occurrence: 1, status: 'ENDED', downloadBytes: 10 },
      { occurrence: 2, status: 'LIVE', downloadBytes: 4 },
    ]);
    expect(await store.find(usageDays)).toMatchObject([{ downloadBytes: 14 }]);
  });

  it('counts on all days together what the sessions of a line add up to, in any order and with duplicates', async () => {
    const packet = fc.record({
      type: fc.constantFrom('STARTED', 'UPDATED', 'UPDATED', 'STOPPED'),
      minutes: fc.integer({ min: 0, max: 3_000 }),
      sessionId: fc.constantFrom('a', 'b'),
      who: fc.constantFrom(0, 1),
      downloadBytes: fc.integer({ min: 0, max: 2 ** 34 }),
      uploadBytes: fc.integer({ min: 0, max: 2 ** 34 }),
    });
    const lives = fc
      .array(packet, { minLength: 1, maxLength: 12 })
      .chain((packets) =>
        fc.tuple(
          fc.shuffledSubarray([...packets, ...packets], { minLength: packets.length }),
          fc.integer({ min: 1, max: 5 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(lives, async ([packets, size]) => {
        await clear(store);
        const all = packets.map(({ type, minutes, who, ...more }) =>
          report(type as SessionReport['type'], minutes, { ...more, username: [line, other][who]?.username ?? '' }),
        );
        for (let from = 0; from < all.length; from += size) await record(store, all.slice(from, from + size));
        for (const { id } of [line, other]) {
          const where = [{ path: 'accessLineId', in: [id] }] as const;
          for (const path of ['downloadBytes', 'uploadBytes'] as const)
            expect(await store.sum(usageDays, path, { where })).toBe(await store.sum(radiusSessions, path, { where }));
        }
      }),
      { numRuns: 25, seed: 35 },
    );
  });

  const silence = (minutes: number) =>
    endSilentSessions({ store, log, now: () => new Date(NOON + minutes * MINUTE) }, 300);
  const live = (count: number, minutes: number, nasAddress = '10.0.0.1') =>
    Array.from({ length: count }, (_, at) => report('UPDATED', minutes, { nasAddress, sessionId: `${minutes}-${at}` }));
  const statuses = async () => {
    const all = await sessions();
    return ['LIVE', 'ENDED'].map((status) => all.filter((session) => session.status === status).length);
  };

  it('ends sessions that missed three reports, as of their last one, and reopens one that reports again', async () => {
    await record(store, [...live(2, 0), ...live(8, 15)]);
    expect(await silence(15)).toBe(0);
    expect(await silence(15.001)).toBe(2);
    const [ended] = await sessions();
    expect(ended).toMatchObject({ status: 'ENDED', endedBy: 'SILENT', stoppedAt: START.toISOString() });
    await record(store, [report('UPDATED', 20, { sessionId: '0-0' })]);
    expect(await statuses()).toEqual([9, 1]);
  });

  it('ends none of more than a fifth of a NAS’s sessions, says so, and says when that is over', async () => {
    await record(store, [...live(3, 0), ...live(7, 15), ...live(4, 15, '10.0.0.2')]);
    expect(await silence(16)).toBe(0);
    expect(await statuses()).toEqual([14, 0]);
    expect(await store.find(nasSilences)).toMatchObject([
      { nasAddress: '10.0.0.1', silentSessions: 3, liveSessions: 10, endedAt: null, beganAt: START.toISOString() },
    ]);
    expect((await accountingFigures(store, START)).silentNas).toBe(1);
    await record(
      store,
      live(2, 0).map((each) => ({ ...each, at: NOON + 17 * MINUTE })),
    );
    expect(await silence(18)).toBe(1);
    expect(await store.find(nasSilences)).toMatchObject([{ endedAt: new Date(NOON + 18 * MINUTE).toISOString() }]);
  });

  it('does not end the sessions of a silent NAS in small groups either', async () => {
    await record(
      store,
      [0, 1, 2, 3, 4].flatMap((minute) => live(10, minute)),
    );
    let ended = 0;
    for (let minute = 15; minute < 22; minute += 0.5) ended += await silence(minute);
    expect(ended).toBeLessThanOrEqual(10);
    expect((await statuses())[0]).toBeGreaterThanOrEqual(40);
  });

  it('ends all sessions of a silent NAS once it says that it restarted', async () => {
    await record(store, live(10, 0));
    expect(await silence(20)).toBe(0);
    await record(store, [restart(21)]);
    expect(await statuses()).toEqual([0, 10]);
    await silence(22);
    expect(await store.find(nasSilences)).toMatchObject([{ endedAt: new Date(NOON + 22 * MINUTE).toISOString() }]);
  });
});

onPostgres('the reader of the spool', (opened) => {
  let folder: string;
  let now: Date;
  const store = () => opened();
  beforeEach(async () => {
    await clear(store());
    folder = mkdtempSync(join(tmpdir(), 'kitara-spool-'));
    now = START;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const AT = NOON / 1_000;
  const FIRST = 'detail-20260314:11';
  const SECOND = 'detail-20260314:12';
  const write = (name: string, text: string) => appendFileSync(join(folder, name), text);
  const many = (count: number, from = 0): DetailValues[] =>
    Array.from({ length: count }, (_, at) => ({ at: AT, session: `s${from + at}`, download: from + at }));
  const text = (all: readonly DetailValues[]) => all.map(detailRecord).join('');
  const read = (from = store(), until = signal) =>
    readSpool({ store: from, log, now: () => now }, { folder, keepHours: 1 }, until);
  const reader = async () => (await store().find(accountingReaders))[0];
  const count = () => store().count(radiusSessions);

  it('reads what is new, and a record that is being written once it is complete', async () => {
    const [whole, next] = [text(many(3)), text(many(1, 3))];
    write(FIRST, whole + next.slice(0, 50));
    expect(await read()).toBe(true);
    expect(await count()).toBe(3);
    expect(await reader()).toMatchObject({ packets: 3, setAside: 0, unread: 50 });
    now = new Date(NOON + MINUTE);
    expect(await accountingFigures(store(), now)).toMatchObject({ packets: 3, lagSeconds: 60, liveSessions: 3 });
    write(FIRST, next.slice(50));
    await read();
    expect(await count()).toBe(4);
    expect(await accountingFigures(store(), now)).toMatchObject({ packets: 4, lagSeconds: 0 });
  });

  it('reads on after a crash between two batches and within one, and nothing twice', async () => {
    write(FIRST, text(many(1_500)));
    const stop = new AbortController();
    const crashing: Store = {
      ...store(),
      transaction: (work) => {
        stop.abort();
        return store().transaction(work);
      },
    };
    expect(await read(crashing, stop.signal)).toBe(false);
    const first = (await reader())?.packets ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1_500);
    expect(await count()).toBe(first);
    const failing: Store = {
      ...store(),
      transaction: (work) =>
        store().transaction(async (tx) => {
          await work(tx);
          throw new Error('The database went away.');
        }),
    };
    await expect(read(failing)).rejects.toThrow('went away');
    expect(await count()).toBe(first);
    await read();
    expect(await reader()).toMatchObject({ packets: 1_500, setAside: 0, unread: 0 });
    expect(await count()).toBe(1_500);
  });

  it('reads each batch once, although two servers read at once', async () => {
    write(FIRST, text(many(1_500)));
    await Promise.all([read(), read()]);
    expect(await reader()).toMatchObject({ packets: 1_500 });
    expect(await count()).toBe(1_500);
  });

  it('sets damaged records aside, counts them, and reads the others', async () => {
    const damaged = `Sat Mar 14 12:00:00 2026\n\tUser-Name = "am\n\n${'\0'.repeat(500)}\n\n`;
    write(FIRST, text(many(2)) + damaged + text([{ at: AT, username: '' }]) + text(many(2, 2)));
    await read();
    expect(await reader()).toMatchObject({ packets: 4, setAside: 3, unread: 0 });
    expect(await accountingFigures(store(), now)).toMatchObject({ setAside: 3 });
  });

  it('sets the cut-off end of an old file aside a minute after its last change', async () => {
    write(FIRST, `${text(many(1))}Sat Mar 14 12:00:00 2026\n\tUser-Name = "am`);
    write(SECOND, text(many(1, 1)));
    utimesSync(join(folder, FIRST), now, now);
    now = new Date(NOON + MINUTE);
    await read();
    expect(await reader()).toMatchObject({ packets: 2, setAside: 0 });
    now = new Date(NOON + MINUTE + 1);
    await read();
    expect(await reader()).toMatchObject({ packets: 2, setAside: 1, unread: 0 });
  });

  it('removes a file that was read, if there is a newer one, after the time that is set', async () => {
    write(FIRST, text(many(1)));
    write(SECOND, text(many(1, 1)));
    await read();
    now = new Date(NOON + 60 * MINUTE);
    await read();
    expect(existsSync(join(folder, FIRST))).toBe(true);
    now = new Date(NOON + 60 * MINUTE + 1);
    await read();
    expect([FIRST, SECOND].map((name) => existsSync(join(folder, name)))).toEqual([false, true]);
  });

  it('reads a file from its beginning if another one has taken its name', async () => {
    write(FIRST, text(many(2)));
    await read();
    renameSync(join(folder, FIRST), join(folder, 'old'));
    writeFileSync(join(folder, FIRST), text(many(3, 10)));
    await read();
    expect(await count()).toBe(5);
  });

  it('fails if the folder is missing, without recording anything', async () => {
    rmSync(folder, { recursive: true });
    await expect(read()).rejects.toThrow('ENOENT');
    expect(await reader()).toBeUndefined();
  });
});
