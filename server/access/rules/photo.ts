/** The first bytes of each image type's files: an offset and the bytes there. */
const BEGINNINGS = {
  'image/jpeg': [[0, 0xff, 0xd8, 0xff]],
  'image/png': [[0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // The texts "RIFF", four bytes of length, and "WEBP".
  'image/webp': [
    [0, 0x52, 0x49, 0x46, 0x46],
    [8, 0x57, 0x45, 0x42, 0x50],
  ],
} as const satisfies Record<string, readonly (readonly [number, ...number[]])[]>;
export type ImageType = keyof typeof BEGINNINGS;

/** Returns the image type of these bytes, by their beginning, whatever a name or a caller says; null for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const begins = ([at, ...wanted]: readonly number[]) => wanted.every((byte, i) => bytes[(at ?? 0) + i] === byte);
  const types = Object.keys(BEGINNINGS) as ImageType[];
  return types.find((type) => BEGINNINGS[type].every(begins)) ?? null;
}
