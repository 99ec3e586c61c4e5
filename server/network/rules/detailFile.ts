/** A record of a detail file. */
export interface DetailRecord {
  /** The position of its first byte in the text that was read. */
  at: number;
  /** When FreeRADIUS wrote it, in its own words. */
  header: string;
  /** The values of each attribute, in their order. */
  attributes: ReadonlyMap<string, readonly string[]>;
}

/** A record that cannot be read. */
export interface DetailFault {
  at: number;
  fault: string;
}

export interface DetailPart {
  records: readonly DetailRecord[];
  faults: readonly DetailFault[];
  /** The number of bytes of which nothing has to be read again. */
  read: number;
}

/** In bytes. An attribute has at most 253, each of which is written with at most 4. */
export const LINE_LIMIT = 2_048;
export const RECORD_LIMIT = 65_536;

/**
 * Reads records that FreeRADIUS's detail writer wrote: a date, indented attributes, and a blank line. A record without its blank
 * line waits for the rest, unless the file is complete (`isComplete`). One that cannot be read never stops those after it.
 */
export function readDetail(bytes: Buffer, isComplete: boolean): DetailPart {
  // One character for each byte, so that positions in the text are positions in the file.
  const text = bytes.toString('latin1');
  const records: DetailRecord[] = [];
  const faults: DetailFault[] = [];
  let start = 0;
  let lines: string[] = [];
  let length = 0;
  const end = (next: number, cut = false) => {
    const read = cut ? 'is cut off' : length > RECORD_LIMIT ? 'is too long' : recordFrom(start, lines);
    if (typeof read === 'string') faults.push({ at: start, fault: read });
    else records.push(read);
    start = next;
    lines = [];
    length = 0;
  };
  let from = 0;
  for (let to = text.indexOf('\n', from); to >= 0; to = text.indexOf('\n', from)) {
    const line = text.slice(from, to);
    if (line === '') {
      if (length > 0) end(to + 1);
      else start = to + 1;
    } else {
      // FreeRADIUS was killed while it wrote, and has begun another record since.
      if (length > 0 && !line.startsWith('\t')) end(from, true);
      length += line.length + 1;
      if (length <= RECORD_LIMIT) lines.push(line);
    }
    from = to + 1;
  }
  if (start < text.length && (isComplete || text.length - start > RECORD_LIMIT)) {
    length = text.length - start;
    end(text.length, isComplete);
  }
  return { records, faults, read: start };
}

const HEADER = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;
const ATTRIBUTE = /^\t([A-Za-z0-9][A-Za-z0-9._-]*)(?::\d+)? (?:=|:=|\+=) (.*)$/;

function recordFrom(at: number, [header = '', ...lines]: readonly string[]): DetailRecord | string {
  if (!HEADER.test(header)) return 'does not begin with a date';
  const attributes = new Map<string, string[]>();
  for (const line of lines) {
    if (line.length > LINE_LIMIT) return 'has a line that is too long';
    const [, name = '', written = ''] = ATTRIBUTE.exec(line) ?? [];
    const value = name === '' ? null : valueFrom(written);
    if (value === null) return 'has a line that is not an attribute';
    attributes.set(name, [...(attributes.get(name) ?? []), value]);
  }
  return { at, header, attributes };
}

const QUOTED = /^"(?:[^"\\]|\\.)*"$/;
const ESCAPE = /\\(?:([0-7]{3})|x([0-9a-fA-F]{2})|(.))/g;
const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Returns the value that was written, or null if its quotes are not in pairs. PostgreSQL stores no NUL, so it is left out. */
function valueFrom(written: string): string | null {
  const isQuoted = written.startsWith('"');
  if (isQuoted && !QUOTED.test(written)) return null;
  const plain = isQuoted
    ? written.slice(1, -1).replace(ESCAPE, (_, octal?: string, hex?: string, letter = '') => {
        if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
        return hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (LETTERS[letter] ?? letter);
      })
    : written;
  return Buffer.from(plain, 'latin1').toString('utf8').replaceAll('\0', '');
}
