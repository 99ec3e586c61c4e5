/** Mulberry32: a small seeded generator of numbers from 0 (inclusive) to 1 (exclusive); the same seed gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a version 7 UUID for a moment, generated from `random`. */
export function demoId(moment: Date, random: () => number): string {
  const hex = (length: number) =>
    Math.floor(random() * 16 ** length)
      .toString(16)
      .padStart(length, '0');
  const time = moment.getTime().toString(16).padStart(12, '0');
  const variant = (8 + Math.floor(random() * 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}
