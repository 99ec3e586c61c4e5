/** Whether a database takes a text as it is: no NUL, which no column holds, and no half of a character, which no JSON column does. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
