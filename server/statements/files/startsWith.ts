/** Whether a file begins with these bytes, by which its format is told. */
export const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);
