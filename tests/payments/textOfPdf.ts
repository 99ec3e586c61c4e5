import { inflateSync } from 'node:zlib';

/** Bytes of the standard font encoding that differ from Latin-1. */
const WIN_ANSI: Record<number, string> = { 146: '’', 149: '•', 150: '–', 151: '—' };
const letter = (code: number) => WIN_ANSI[code] ?? String.fromCharCode(code);

/** Returns the declared length of a stream in bytes: its last byte may look like a line break. */
const lengthOf = (dictionary = '') => Number(/\/Length (\d+)/.exec(dictionary)?.[1]);

/** Returns the text of a PDF in the format of our receipts: compressed streams with hexadecimal texts, in drawing order. */
export function textOfPdf(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/<<([^>]*\/FlateDecode[^>]*)>>\s*stream\r?\n/g)].map((head) => {
    const start = head.index + head[0].length;
    return inflateSync(bytes.subarray(start, start + lengthOf(head[1]))).toString('latin1');
  });
  const shown = [...streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => [...Buffer.from(hex, 'hex')].map(letter).join(''))
      .join(''),
  );
  return shown.join('\n');
}
