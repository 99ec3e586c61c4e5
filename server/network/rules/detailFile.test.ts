import { describe, expect, it } from 'vitest';
import { LINE_LIMIT, RECORD_LIMIT, readDetail } from './detailFile';

const HEADER = 'Sat Mar 14 12:00:00 2026';
const record = (...lines: string[]) => `${[HEADER, ...lines.map((line) => `\t${line}`)].join('\n')}\n\n`;
const read = (text: string | Buffer, isComplete = false) => readDetail(Buffer.from(text), isComplete);
const values = (text: string) => read(text).records.map(({ attributes }) => Object.fromEntries(attributes));

describe('readDetail', () => {
  it('reads numbers, names and quoted texts, with their positions', () => {
    const first = record('Acct-Status-Type = Interim-Update', 'User-Name = "amina"', 'Acct-Input-Octets = 12');
    const part = read(first + record('User-Name = "okello"'));
    expect(part.records.map(({ at, header }) => [at, header])).toEqual([
      [0, HEADER],
      [first.length, HEADER],
    ]);
    expect(Object.fromEntries(part.records[0]?.attributes ?? [])).toEqual({
      ...{ 'Acct-Status-Type': ['Interim-Update'], 'User-Name': ['amina'], 'Acct-Input-Octets': ['12'] },
    });
    expect(part).toMatchObject({ faults: [], read: first.length + record('User-Name = "okello"').length });
  });

  it.each([
    [String.raw`"say \"yes\" to a \\"`, String.raw`say "yes" to a \ `.trim()],
    [String.raw`"one\ntwo\tthree\r"`, 'one\ntwo\tthree\r'],
    [String.raw`"\303\251t\303\251"`, 'été'],
    ['"été"', 'été'],
    [String.raw`"\x41"`, 'A'],
    [String.raw`"a\000b"`, 'ab'],
    ['""', ''],
  ])('reads the value %s', (written, value) =>
    expect(values(record(`User-Name = ${written}`))).toEqual([{ 'User-Name': [value] }]),
  );

  it('reads tags, and all values of a repeated attribute', () =>
    expect(values(record('Tunnel-Type:0 = VLAN', 'Class = 0x01', 'Class += 0x02'))).toEqual([
      { 'Tunnel-Type': ['VLAN'], Class: ['0x01', '0x02'] },
    ]));

  it('waits for the rest of a record at each byte at which it can be cut off', () => {
    const whole = record('User-Name = "amina"');
    const cut = record('User-Name = "okello"', 'Acct-Input-Octets = 12');
    for (let length = 0; length < cut.length; length += 1)
      expect(read(whole + cut.slice(0, length))).toMatchObject({ faults: [], read: whole.length });
    expect(read(whole + cut).records).toHaveLength(2);
  });

  it('sets the cut-off end of a complete file aside', () =>
    expect(read(`${HEADER}\n\tUser-Name = "am`, true)).toMatchObject({
      ...{ records: [], faults: [{ at: 0, fault: 'is cut off' }], read: HEADER.length + 17 },
    }));

  it.each([
    ['is cut off', `${HEADER}\n\tUser-Name = "amina"\n`],
    ['does not begin with a date', '\tUser-Name = "amina"\n\n'],
    ['does not begin with a date', `${'\0'.repeat(40)}\n\n`],
    ['has a line that is not an attribute', record('User-Name')],
    ['has a line that is not an attribute', record('User-Name = "amina')],
    ['has a line that is not an attribute', record(String.raw`User-Name = "amina\"`)],
    ['has a line that is too long', record(`User-Name = "${'a'.repeat(LINE_LIMIT)}"`)],
    ['is too long', record(...Array.from({ length: 2_000 }, (_, at) => `Class = 0x${'ab'.repeat(20)}${at}`))],
  ])('sets a record aside that %s, and reads the next one', (fault, text) => {
    const part = read(text + record('User-Name = "okello"'));
    expect(part.faults).toEqual([{ at: 0, fault }]);
    expect(part.records.map(({ at, attributes }) => [at, attributes.get('User-Name')])).toEqual([
      [text.length, ['okello']],
    ]);
  });

  it('skips a text without line ends once it is longer than a record', () => {
    expect(read('x'.repeat(RECORD_LIMIT))).toMatchObject({ faults: [], read: 0 });
    expect(read('x'.repeat(RECORD_LIMIT + 1))).toMatchObject({
      ...{ faults: [{ at: 0, fault: 'is too long' }], read: RECORD_LIMIT + 1 },
    });
  });
});
