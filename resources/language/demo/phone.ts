import type { Demo } from './Demo';

const PREFIXES = ['77', '78', '76', '70', '75', '74'] as const;

/** Returns a plausible mobile number. */
export const demoPhone = (demo: Demo) => `+256${demo.pick(PREFIXES)}${String(demo.integer(1_000_000, 9_999_999))}`;
