/** Joins these pieces in memory that threads share, so that a large file is not copied for each. */
export function shared(pieces: readonly Uint8Array[], length: number): Buffer<SharedArrayBuffer> {
  const whole = Buffer.from(new SharedArrayBuffer(length));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
