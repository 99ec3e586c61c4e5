const DOTS = '••••••••';

/**
 * Returns the mask of a sensitive value: its first two and last three characters if enough remains hidden. The mask of a mask is
 * the same mask.
 */
export const maskOf = (value: string): string =>
  value.length < 10 ? DOTS : `${value.slice(0, 2)}${DOTS}${value.slice(-3)}`;

/** Returns whether a text is a mask, possibly an edited one, instead of a value. */
export const isMask = (text: string): boolean => text.includes('•');
