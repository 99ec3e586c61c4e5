/** How the files of each image type begin: bytes by their place. */
const BEGINNINGS = {
  'image/jpeg': [[0, 0xff, 0xd8, 0xff]],
  'image/png': [[0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // "RIFF", four bytes of length, "WEBP".
  'image/webp': [
    [0, 0x52, 0x49, 0x46, 0x46],
    [8, 0x57, 0x45, 0x42, 0x50],
  ],
} as const satisfies Record<string, readonly (readonly [number, ...number[]])[]>;
export type ImageType = keyof typeof BEGINNINGS;

/** What kind of image these bytes are, by how they begin, whatever a name or a caller says; null for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const begins = ([at, ...wanted]: readonly number[]) => wanted.every((byte, i) => bytes[(at ?? 0) + i] === byte);
  const types = Object.keys(BEGINNINGS) as ImageType[];
  return types.find((type) => BEGINNINGS[type].every(begins)) ?? null;
}
