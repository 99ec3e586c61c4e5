import { expect, it } from 'vitest';
import { pixelsOf } from './pixels';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const png = bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 4, 0, 0, 0, 0, 200]);
const START = [0xff, 0xd8];
const APP0 = [0xff, 0xe0, 0, 4, 1, 2];
const FRAME = [0xff, 0xc0, 0, 17, 8, 0, 100, 0, 50];

it.each([
  ['a PNG', png, 'image/png', 1024 * 200],
  ['a PNG that ends in its size', png.subarray(0, 23), 'image/png', null],
  ['a PNG without a width', bytes(png.subarray(0, 16).toString('latin1'), [0, 0, 0, 0, 0, 0, 0, 1]), 'image/png', null],
  ['a JPEG', bytes(START, APP0, FRAME), 'image/jpeg', 5000],
  ['a JPEG with a Huffman table first', bytes(START, [0xff, 0xc4, 0, 3, 9], FRAME), 'image/jpeg', 5000],
  ['a JPEG with fill bytes', bytes(START, [0xff, 0xff], FRAME), 'image/jpeg', 5000],
  ['a JPEG that ends before its size', bytes(START, APP0), 'image/jpeg', null],
  ['a JPEG without segments', bytes(START, [0, 0, 0, 0]), 'image/jpeg', null],
  ['a lossy WebP', bytes('RIFF....WEBPVP8 ', Array(10).fill(0), [0x90, 1, 0x2c, 1]), 'image/webp', 400 * 300],
  ['a lossless WebP', bytes('RIFF....WEBPVP8L....', [0x2f, 0x8f, 0xc1, 0x4a, 0]), 'image/webp', 400 * 300],
  ['an extended WebP', bytes('RIFF....WEBPVP8X', Array(8).fill(0), [0x8f, 1, 0, 0x2b, 1, 0]), 'image/webp', 400 * 300],
  ['a WebP of another kind', bytes('RIFF....WEBPALPH....'), 'image/webp', null],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf', 0],
] as const)('%s', (_, content, type, pixels) => expect(pixelsOf(content, type)).toBe(pixels));
