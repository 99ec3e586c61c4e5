const DOTS = '••••••••';

/** What stands for a sensitive value: its first two and last three characters, where enough of it stays hidden. A mask's mask is itself. */
export const maskOf = (value: string): string =>
  value.length < 10 ? DOTS : `${value.slice(0, 2)}${DOTS}${value.slice(-3)}`;

/** Whether a text is a mask, or was one before somebody typed into it, and no value. */
export const isMask = (text: string): boolean => text.includes('•');
