import type { AttachmentType } from '../../../contract/attachments/attachments';

/**
 * Returns the number of pixels that an image's header declares, without decoding the image; null if the header is damaged. A PDF has
 * none, which counts as 0.
 */
export function pixelsOf(bytes: Buffer, type: AttachmentType): number | null {
  try {
    const area = AREAS[type](bytes);
    return type === 'application/pdf' || area > 0 ? area : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The area by media type. A header that ends too early causes a RangeError. */
const AREAS: Record<AttachmentType, (bytes: Buffer) => number> = {
  'image/png': (bytes) => bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
  'image/jpeg': jpegArea,
  'image/webp': webpArea,
  'application/pdf': () => 0,
};

/** The segments of a JPEG that declare its size (SOF0 to SOF15), and the others of that range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegArea(bytes: Buffer): number {
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}

function webpArea(bytes: Buffer): number {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  if (chunk === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (chunk !== 'VP8L') return 0;
  const sizes = bytes.readUInt32LE(21);
  return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
}
