import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { textOfPdf } from './textOfPdf';

const LINE_BREAK = 13;

/** Returns a drawing of the text whose compressed bytes end in a line break. */
function drawingEndingInLineBreak(text: string): Buffer {
  const drawings = Array.from({ length: 2000 }, (_, n) =>
    deflateSync(`${n} 0 Td [<${Buffer.from(text).toString('hex')}>] TJ`),
  );
  const drawing = drawings.find((packed) => packed.at(-1) === LINE_BREAK);
  if (!drawing) throw new Error('None of the drawings ends in a line break');
  return drawing;
}

test('reads a stream whose last byte is a line break', () => {
  const packed = drawingEndingInLineBreak('Receipt RCT-000001');
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.3\n5 0 obj\n<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  expect(textOfPdf(pdf)).toBe('Receipt RCT-000001');
});
