/** Returns whether a file begins with these bytes, which identify its format. */
export const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);
