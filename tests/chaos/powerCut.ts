import {
  closeSync,
  cpSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/** The number of bytes that a disk writes completely or not at all; half a page of PostgreSQL. */
const SECTORS = 4096;
const SEGMENT = 16 * 1024 * 1024;

/** Files that PostgreSQL syncs before it continues; all others wait for the next checkpoint. */
const SYNCED = /^(pg_wal\/|global\/pg_control$|PG_VERSION$|base\/\d+\/pg_filenode\.map$|global\/pg_filenode\.map$)/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Turns the data folder of a killed PostgreSQL into a possible result of a power cut. `synced` is the folder at the last
 * checkpoint: each block that changed since may or may not have reached the disk, and files created since may be missing. The
 * write-ahead log exists up to `flushed`, the position that PostgreSQL had synced at its last answer, and not beyond it.
 */
export function cutPower(data: string, synced: string, flushed: string, random: () => number): void {
  rmSync(join(data, 'postmaster.pid'), { force: true });
  for (const file of filesBelow(data)) {
    if (SYNCED.test(file) || !existsSync(join(data, file))) continue;
    if (existsSync(join(synced, file))) mixBlocks(join(data, file), join(synced, file), random);
    else if (random() < 0.5) rmSync(join(data, file));
  }
  for (const file of filesBelow(synced))
    if (!SYNCED.test(file) && !existsSync(join(data, file)) && file !== 'postmaster.pid')
      cpSync(join(synced, file), join(data, file));
  forgetLogBehind(join(data, 'pg_wal'), flushed);
}

/** Mixes old and new blocks of a file at random. */
function mixBlocks(file: string, synced: string, random: () => number): void {
  const [before, after] = [readFileSync(synced), readFileSync(file)];
  if (before.equals(after)) return;
  const descriptor = openSync(file, 'r+');
  for (let at = 0; at < after.length; at += SECTORS) {
    if (random() < 0.5) continue;
    const block = Buffer.alloc(Math.min(SECTORS, after.length - at));
    before.subarray(at, at + block.length).copy(block);
    writeSync(descriptor, block, 0, block.length, at);
  }
  if (after.length < before.length && random() < 0.5) ftruncateSync(descriptor, after.length);
  closeSync(descriptor);
}

/** Erases the write-ahead log after `flushed`, a position such as `0/1A2B3C4D`. */
function forgetLogBehind(folder: string, flushed: string): void {
  const [high = '0', low = '0'] = flushed.split('/');
  const within = Number.parseInt(low, 16) % SEGMENT;
  const number = Math.floor(Number.parseInt(low, 16) / SEGMENT);
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  const current = `00000001${hex(Number.parseInt(high, 16))}${hex(number)}`;
  for (const name of readdirSync(folder).filter((each) => /^[0-9A-F]{24}$/.test(each) && each >= current)) {
    const from = name === current ? within : 0;
    const descriptor = openSync(join(folder, name), 'r+');
    const rest = statSync(join(folder, name)).size - from;
    writeSync(descriptor, Buffer.alloc(rest), 0, rest, from);
    closeSync(descriptor);
  }
}
