import { MOST_PARTS, MOST_UNPACKED, refuseFile, told } from '../../base/fileBounds';

/** A file in a ZIP archive, as the directory at the archive's end describes it. */
export interface ZipPart {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  /** The number of bytes in the archive. */
  packedSize: number;
  size: number;
  /** The offset of its header. */
  from: number;
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
/** A value that means that the number has 64 bits and is in the extra field. */
const ELSEWHERE = 0xffffffff;
/** The flag of a part whose sizes may follow its data. */
const SIZES_BEHIND = 8;
/** The id of the extra field with 64-bit sizes. */
const WIDE_SIZES = 1;
/** The packed size of an empty part. */
const EMPTY = 2;

const broken = () => refuseFile('cannot be read: it is not a complete workbook');

/**
 * Returns the parts of an archive. Throws a Refusal if they are too many, unpack to too many bytes, or do not state their sizes.
 * The reader of workbooks never unpacks a part beyond its stated size.
 */
export function readZipParts(archive: Buffer): ZipPart[] {
  const end = archive.lastIndexOf(END);
  if (end < 0 || end + 22 > archive.length) throw broken();
  const [count, from] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
  if (count > MOST_PARTS) throw refuseFile(`has more than ${told(MOST_PARTS)} parts in its archive`);
  if (archive.readUInt32LE(end + 12) === ELSEWHERE) throw broken();
  const parts: ZipPart[] = [];
  let unpacked = 0;
  for (let at = from; parts.length < count; ) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw broken();
    const part = partAt(archive, at);
    parts.push(part);
    unpacked += Math.max(part.size, part.packedSize);
    if (unpacked > MOST_UNPACKED)
      throw refuseFile(`cannot be unpacked: it is larger than ${MOST_UNPACKED / 1024 / 1024} MB`);
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return parts;
}

function partAt(archive: Buffer, at: number): ZipPart {
  const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)];
  const behindName = at + 46 + archive.readUInt16LE(at + 28);
  const extra = archive.subarray(behindName, behindName + archive.readUInt16LE(at + 30));
  const [packedSize, size] = sizesIn(archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24), extra);
  const tellsNothing = (size === 0 && packedSize > EMPTY) || (packedSize === 0 && (flags & SIZES_BEHIND) !== 0);
  if (tellsNothing) throw refuseFile('cannot be unpacked: its archive does not tell how large its parts are');
  const from = archive.readUInt32LE(at + 42);
  return { name: archive.toString('utf8', at + 46, behindName), method, packedSize, size, from };
}

/** Returns both sizes of a part. Some programs always write them with 64 bits, in an extra field. */
function sizesIn(packedSize: number, size: number, extra: Buffer): [number, number] {
  if (packedSize !== ELSEWHERE && size !== ELSEWHERE) return [packedSize, size];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== WIDE_SIZES) continue;
    const wide = [4, 12].flatMap((from) =>
      at + from + 8 <= extra.length ? [Number(extra.readBigUInt64LE(at + from))] : [],
    );
    const wideSize = size === ELSEWHERE ? wide.shift() : size;
    const widePacked = packedSize === ELSEWHERE ? wide.shift() : packedSize;
    if (wideSize === undefined || widePacked === undefined) break;
    return [widePacked, wideSize];
  }
  throw broken();
}

/** Returns the packed bytes of a part. */
export function packedBytes(archive: Buffer, { from, packedSize }: ZipPart): Buffer {
  if (from + 30 > archive.length) throw broken();
  const begin = from + 30 + archive.readUInt16LE(from + 26) + archive.readUInt16LE(from + 28);
  return archive.subarray(begin, begin + packedSize);
}
