import { inflateSync } from 'node:zlib';

/** Bytes of the standard fonts' encoding that are not those of Latin-1. */
const WIN_ANSI: Record<number, string> = { 149: '•', 150: '–', 151: '—' };
const letter = (code: number) => WIN_ANSI[code] ?? String.fromCharCode(code);

/** The text of a PDF as our receipts are made: packed streams whose texts are hexadecimal, in the order of drawing. */
export function textOfPdf(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode.*?stream\r?\n(.*?)\r?\nendstream/gs)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const shown = [...streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => [...Buffer.from(hex, 'hex')].map(letter).join(''))
      .join(''),
  );
  return shown.join('\n');
}
