/**
 * Returns whether a database can store a text unchanged: no NUL, which no column accepts, and no half of a character, which no
 * JSON column accepts.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
