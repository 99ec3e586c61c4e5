import type { RecordOf } from '../../../resources/language/defineResource';
import { accountingReaders } from '../../../resources/network/systemTables';
import type { AccountingSettings } from '../../config/accountingSettings';
import type { Deps } from '../../deps';
import { createRecord } from '../../store/createRecord';
import { takeLock } from '../../store/locks';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { confirmChanges } from '../coa/confirmChanges';
import { type AccountingPacket, packetFrom } from '../rules/accountingPacket';
import { type DetailFault, readDetail } from '../rules/detailFile';
import { recordPackets } from './recordPackets';
import { type Position, readBytes, removeReadFiles, type SpoolFile, spoolFiles } from './spool';

/** The bytes that are read in one transaction: some hundred packets, and more than the longest record. */
const BATCH = 262_144;
/** In milliseconds. So long after the last change of a file, and if there is a newer one, the rest of a record does not come. */
const SETTLED = 60_000;
const HOUR = 3_600_000;
/** The number of unusable records of a batch that are logged. */
const LOGGED = 20;

type Process = Pick<Deps, 'store' | 'now' | 'log'>;

/**
 * Records everything that is new in the spool, in batches. The position in the files is stored with each batch, so that nothing is
 * lost or read twice, whatever stops. Any number of servers may do so: each batch is read by one of them. Removes files that were
 * read long ago. Returns whether nothing was left to read.
 */
export async function readSpool(
  deps: Process,
  spool: Pick<AccountingSettings, 'folder' | 'keepHours'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { now, log } = deps;
  while (!signal.aborted) {
    const { wasRead, file, faults, positions, lines } = await readBatch(deps, spool.folder);
    await confirmChanges(deps, lines);
    for (const { at, fault } of faults.slice(0, LOGGED))
      log.warn({ file, at }, `An accounting record ${fault} and was set aside.`);
    if (wasRead) continue;
    await removeReadFiles(spool.folder, positions, new Date(now().getTime() - spool.keepHours * HOUR));
    return true;
  }
  return false;
}

interface Batch {
  wasRead: boolean;
  file: string | null;
  faults: readonly DetailFault[];
  positions: readonly Position[];
  /** The ids of the lines whose sessions changed. */
  lines: ReadonlySet<string>;
}

function readBatch({ store, now }: Process, folder: string): Promise<Batch> {
  return store.transaction(async (tx) => {
    await takeLock(tx, 'accounting');
    const reader = await readerOf(tx, folder, now());
    const files = await spoolFiles(folder);
    const positions = files.map((file) => positionIn(file, (reader.positions ?? []) as Position[]));
    const part = await readNext(folder, files, positions, now());
    const packets = part ? part.packets : [];
    const lines = await recordPackets(tx, packets, now());
    const last = packets.at(-1);
    const read = positions.map((position, index) => {
      const file = files[index];
      const offset = position.offset + (part?.index === index ? part.read : 0);
      const isDone = offset === file?.size && index < files.length - 1;
      return { ...position, offset, doneAt: isDone ? (position.doneAt ?? now().toISOString()) : null };
    });
    const unread = files.reduce((sum, { size }, index) => sum + Math.max(0, size - (read[index]?.offset ?? 0)), 0);
    const changes = {
      ...{ positions: read, unread, readAt: now().toISOString() },
      packets: reader.packets + packets.length,
      setAside: reader.setAside + (part?.faults.length ?? 0),
      ...(last ? { lastPacketAt: new Date(last.at).toISOString() } : {}),
    };
    await updateRecord(tx, accountingReaders, reader.id, changes, now());
    const file = part ? (files[part.index]?.name ?? null) : null;
    return { wasRead: part !== null, file, faults: part?.faults ?? [], positions: read, lines };
  });
}

async function readerOf(tx: Store, folder: string, now: Date): Promise<RecordOf<typeof accountingReaders>> {
  const [known] = await tx.find(accountingReaders, { where: [{ path: 'folder', in: [folder] }], limit: 1 });
  const none = { positions: [], packets: 0, setAside: 0, unread: 0, readAt: now.toISOString() };
  return known ?? createRecord(tx, accountingReaders, { folder, ...none }, now);
}

/** Returns the stored position in a file. A file that became shorter is another one. */
function positionIn({ name, inode, size }: SpoolFile, known: readonly Position[]): Position {
  const found = known.find((position) => position.name === name && position.inode === inode);
  return found && found.offset <= size ? found : { name, inode, offset: 0, doneAt: null };
}

interface Part {
  /** The place of the file among all. */
  index: number;
  read: number;
  packets: readonly AccountingPacket[];
  faults: readonly DetailFault[];
}

/** Reads the next records of the first file that has some; null if none has. */
async function readNext(
  folder: string,
  files: readonly SpoolFile[],
  positions: readonly Position[],
  now: Date,
): Promise<Part | null> {
  for (const [index, file] of files.entries()) {
    const offset = positions[index]?.offset ?? 0;
    if (file.size <= offset) continue;
    const bytes = await readBytes(folder, file, offset, Math.min(BATCH, file.size - offset));
    const isComplete =
      index < files.length - 1 && offset + bytes.length === file.size && now.getTime() - file.changedAt > SETTLED;
    const { records, faults, read } = readDetail(bytes, isComplete);
    if (read === 0) continue;
    const packets: AccountingPacket[] = [];
    const unusable: DetailFault[] = [];
    for (const record of records) {
      const packet = packetFrom(record);
      if (packet && 'fault' in packet) unusable.push({ at: record.at, fault: packet.fault });
      else if (packet) packets.push(packet);
    }
    const all = [...faults, ...unusable].map(({ at, fault }) => ({ at: offset + at, fault }));
    return { index, read, packets, faults: all };
  }
  return null;
}
