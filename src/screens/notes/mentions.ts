/** A colleague who can be mentioned. */
export interface Colleague {
  id: string;
  fullName: string;
}

/** The longest part of a name that is searched. */
const LONGEST = 40;

/** Returns the beginning of a name that follows an `@` at the end of a text, or null if none does. */
export function mentionAt(text: string): string | null {
  const at = text.lastIndexOf('@');
  if (at === -1 || (at > 0 && !/\s/.test(text[at - 1] ?? ''))) return null;
  const name = text.slice(at + 1);
  return name.length <= LONGEST && /^\p{L}*(?: \p{L}*)?$/u.test(name) ? name : null;
}

/** Returns the text with this name in place of the one that is being typed. */
export const withMention = (text: string, name: string): string => `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** Returns the ids of those colleagues whose name is still in the text after an `@`. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] => [
  ...new Set(colleagues.filter(({ fullName }) => text.includes(`@${fullName}`)).map(({ id }) => id)),
];
