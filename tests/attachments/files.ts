import { deflateSync } from 'node:zlib';

const text = (content: string) => Buffer.from(content, 'latin1');

/** A PNG that declares these sides; its only data are a few zeros. */
export function png(width = 2, height = 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, text(name), content, Buffer.alloc(4)]);
  };
  const data = chunk('IDAT', deflateSync(Buffer.alloc(3)));
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** The first bytes of a JPEG of 4 × 3 pixels. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 3, 0, 4, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]);

/** The first bytes of an extended WebP of 1 × 1 pixels. */
export const WEBP = Buffer.concat([text('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0'), Buffer.alloc(10)]);

/** A PDF whose content differs by `words`. */
export const pdf = (words = ''): Buffer => text(`%PDF-1.4\n% ${words}\n%%EOF\n`);

export const base64 = (bytes: Buffer): string => bytes.toString('base64');
