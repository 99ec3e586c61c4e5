/** Returns what is wrong with a time of day such as 14:30, or null. */
export const timeFault = (text: string): string | null =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'must be a time such as 14:30';
